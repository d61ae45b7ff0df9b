import { isBlank, setTarget, type Segment } from '#domain/translation/segments.ts';
import { createListeners } from '../../../lib/listeners.ts';
import type { DeskStore } from './deskStore.ts';

interface Replaced {
  /** The texts that went under, the last one last. */
  texts: readonly string[];
  /** What was taken last, which its suggestion still offers. */
  by?: string;
}

const none: Replaced = { texts: [] };
const getKey = ({ sources }: Pick<Segment, 'sources'>) => sources.join(' ');

export type ReplacedStore = ReturnType<typeof createReplacedStore>;

/** Texts of segments that went under one that was taken whole, by their sources: none of them is lost. */
export function createReplacedStore(store: DeskStore) {
  const { subscribe, notify } = createListeners();
  const bySources = new Map<string, Replaced>();
  const read = (segment: Pick<Segment, 'sources'>) => bySources.get(getKey(segment)) ?? none;
  const write = (at: number, text: string, replaced: Replaced) => {
    bySources.set(getKey(store.read().segments[at]!), replaced);
    store.edit((segments) => setTarget(segments, at, text));
    notify();
  };
  return {
    subscribe,
    isAny: (segment: Pick<Segment, 'sources'>): boolean => read(segment).texts.length > 0,
    /** Takes a whole text in place of the one that is there. */
    take(at: number, text: string): void {
      const segment = store.read().segments[at]!;
      const { texts, by } = read(segment);
      const isKept = isBlank(segment.target) || segment.target === text || segment.target === by;
      write(at, text, { texts: isKept ? texts : [...texts, segment.target], by: text });
    },
    /** Brings back the last text that went under; what was made of the other one since can be brought back in turn. */
    undo(at: number): void {
      const segment = store.read().segments[at]!;
      const { texts, by } = read(segment);
      const last = texts.at(-1);
      if (last === undefined || segment.done) return;
      const isKept = isBlank(segment.target) || segment.target === by || texts.includes(segment.target);
      write(at, last, { texts: [...(isKept ? [] : [segment.target]), ...texts.slice(0, -1)] });
    },
  };
}
