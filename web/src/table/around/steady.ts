// What comes and goes with every turn keeps the room it once needed, so that the board keeps its size.

/** Lets something never become less high than it was, up to so many pixels, as long as the window is as wide. */
export function steady(high: number): (node: HTMLElement) => () => void {
  return (node) => {
    let most = 0;
    let wide = innerWidth;
    const watch = new ResizeObserver(() => {
      if (innerWidth !== wide) [most, wide, node.style.minHeight] = [0, innerWidth, ""];
      most = Math.max(most, Math.min(node.offsetHeight, high));
      node.style.minHeight = `${most}px`;
    });
    watch.observe(node);
    return () => watch.disconnect();
  };
}
