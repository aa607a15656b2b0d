// The pages that are loaded when they are wanted.
export const rooms = {
  table: () => import("./TablePage.svelte"),
  replay: () => import("./Replay.svelte"),
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rulebook.svelte"),
  verify: () => import("./Verify.svelte"),
};

/** Begins to load the page of that name, if it has to be loaded. */
export function ready(name: string): void {
  if (name in rooms) rooms[name as keyof typeof rooms]().catch(() => {});
}
