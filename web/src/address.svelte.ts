// Which place of the page is open, from the address.
export type Page =
  | { name: "shelf" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; id: string }
  | { name: "learn"; id: string }
  | { name: "verify" }
  | { name: "fixtures"; id: string }
  | { name: "lost" };

export function pageOf(path: string): Page {
  const [first = "", id = "", more] = path
    .replace(/^\/+|\/+$/g, "")
    .split("/")
    .map(decodeURIComponent);
  if (more !== undefined) return { name: "lost" };
  if (first === "") return { name: "shelf" };
  if (first === "t" && id) return { name: "table", id };
  if (first === "r" && id) return { name: "replay", id };
  if (first === "g" && id) return { name: "rules", id };
  if (first === "l" && id) return { name: "learn", id };
  if (first === "verify" && !id) return { name: "verify" };
  if (import.meta.env.DEV && first === "fixtures") return { name: "fixtures", id };
  return { name: "lost" };
}

const away = typeof location === "undefined";

export const address = $state({ path: away ? "/" : location.pathname, query: away ? "" : location.search });

function arrive(): void {
  address.path = location.pathname;
  address.query = location.search;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Asks the same page for something else; it stays where it is. */
export function ask(query: string): void {
  history.pushState(null, "", query ? `?${query}` : location.pathname);
  arrive();
}

/** Follows links within the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
