import { useState } from 'react';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import { emptyRepeats, fillRepeats, findRepeats } from '#domain/translation/repeats.ts';
import type { Segment } from '#domain/translation/segments.ts';
import type { DeskStore } from './deskStore.ts';

/** A paragraph that was confirmed and stands again: where it was confirmed, or what was filled in. */
type Offer = { kind: 'offered'; key: string; count: number } | { kind: 'filled'; segments: readonly Segment[] };

const getKey = ({ sources }: Segment) => sources.join(' ');

/** What is done with paragraphs of a chapter that repeat one that was confirmed: offered, filled in, taken back. */
export function useRepeats(store: DeskStore, paragraphs: readonly Paragraph[]) {
  const [offer, setOffer] = useState<Offer>();
  /** The place of a segment by now, and its repeats. */
  const locate = (key: string) => {
    const { segments } = store.read();
    const at = segments.findIndex((segment) => getKey(segment) === key);
    return { at, places: at < 0 ? [] : findRepeats(segments, at, paragraphs) };
  };
  return {
    offer,
    /** Offers to use a segment that was confirmed for its repeats, if it has any. */
    confirm: (at: number) => {
      const key = getKey(store.read().segments[at]!);
      const { places } = locate(key);
      setOffer(places.length > 0 ? { kind: 'offered', key, count: places.length } : undefined);
    },
    fill: () => {
      if (offer?.kind !== 'offered') return;
      const { at, places } = locate(offer.key);
      store.edit((segments) => fillRepeats(segments, at, places));
      const { segments } = store.read();
      setOffer(places.length > 0 ? { kind: 'filled', segments: places.map((place) => segments[place]!) } : undefined);
    },
    undo: () => {
      if (offer?.kind !== 'filled') return;
      store.edit((segments) => emptyRepeats(segments, offer.segments));
      setOffer(undefined);
    },
    dismiss: () => setOffer(undefined),
  };
}
