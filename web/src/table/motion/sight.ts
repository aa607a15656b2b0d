// On a small screen what can be used may be hidden below the hand: then the board is pushed into sight.
import { still } from "../../settings.svelte";

/** Pushes the board, or what lies beside it, into sight; `sight` is the height of the screen above the hand. */
export function pushIntoSight(board: HTMLElement, beside: Element | null | undefined, sight: number): void {
  const usable = (part: Element) => [...part.querySelectorAll(".usable")];
  const hidden = (node: Element) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top < 0 || bottom > sight;
  };
  const behavior = still() ? "auto" : "smooth";
  if (usable(board).some(hidden)) board.scrollIntoView({ behavior });
  else if (beside && !usable(board).length && usable(beside).some(hidden))
    beside.scrollIntoView({ behavior, block: "start" });
}
