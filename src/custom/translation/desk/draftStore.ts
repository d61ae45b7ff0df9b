import { paragraphBreak } from '#domain/translation/segments.ts';
import { createListeners } from '../../../lib/listeners.ts';

export type DraftStore = ReturnType<typeof createDraftStore>;

/** What a machine made of source paragraphs, by their ids: so it is found again wherever rows are joined or parted. */
export function createDraftStore() {
  const { subscribe, notify } = createListeners();
  const texts = new Map<number, string>();
  return {
    subscribe,
    add(drafts: readonly { paragraph: number; text: string }[]): void {
      for (const { paragraph, text } of drafts) texts.set(paragraph, text);
      notify();
    },
    /** One text, so that a row is drawn for its own paragraphs only; empty where a paragraph has none. */
    read: (sources: readonly number[]): string => JSON.stringify(sources.map((id) => texts.get(id) ?? '')),
  };
}

const enclose = (text: string) => paragraphBreak + text + paragraphBreak;

/** Those of some drafts that stand in a target as they came. */
export const listStanding = (target: string, drafts: readonly string[]): string[] =>
  drafts.filter((text) => text !== '' && enclose(target).includes(enclose(text)));

/** A target without drafts that stand in it. */
export const removeDrafts = (target: string, drafts: readonly string[]): string =>
  drafts
    .reduce((rest, text) => rest.replace(enclose(text), () => paragraphBreak), enclose(target))
    .slice(paragraphBreak.length, -paragraphBreak.length);
