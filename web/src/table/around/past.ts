// Looking back: the table as it was after an event.
import * as api from "../../api";
import { letGo } from "../input/holding";
import { explain } from "../input/reasons";
import type { Table } from "../state.svelte";

/** Shows the table after an event. What this page has not seen itself the server tells. */
export async function lookAt(table: Table, event: number): Promise<void> {
  letGo(table);
  table.goOn?.();
  const wanted = Math.max(0, event);
  table.sought = wanted;
  const now = table.view?.event ?? 0;
  if (wanted < now && table.id && !table.history.some((one) => one.event === wanted)) {
    try {
      const { scene, acts = [], log } = await api.past(table.id, wanted);
      table.history = [...table.history, { event: wanted, scene, acts, lines: log }];
    } catch (problem) {
      return explain(table, (problem as api.Failed).text, null);
    }
  }
  if (table.sought !== wanted) return;
  const known = table.history.some((one) => one.event === wanted);
  table.looking = known && wanted < (table.view?.event ?? 0) ? wanted : -1;
}
