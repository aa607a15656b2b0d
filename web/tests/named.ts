// Something said in a test, without a catalogue.
import type { Phrase } from "../src/messages";

export function named(en: string, de = en): Phrase {
  return { id: "name", args: { en, de } };
}
