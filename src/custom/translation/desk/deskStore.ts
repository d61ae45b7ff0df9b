import { useSyncExternalStore } from 'react';
import type { Segment } from '#domain/translation/segments.ts';
import { createListeners } from '../../../lib/listeners.ts';

/** What is typed at a desk. */
export interface DeskText {
  title: string | null;
  segments: readonly Segment[];
}

const isSameSegment = (one: Segment, other: Segment | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Are both the same text? Segments that nobody has changed are the same objects, so that a key compares one. */
export const isSameText = (one: DeskText, other: DeskText): boolean =>
  one.title === other.title &&
  (one.segments === other.segments ||
    (one.segments.length === other.segments.length &&
      one.segments.every((segment, at) => isSameSegment(segment, other.segments[at]))));

type Place = Pick<Segment, 'sources'>;

/** Lists that nobody has changed are the same objects, so that a key compares no ids. */
const isSamePlaces = (some: readonly Place[], others: readonly Place[]) =>
  some === others ||
  (some.length === others.length &&
    some.every(
      ({ sources }, at) => sources === others[at]!.sources || sources.join(' ') === others[at]!.sources.join(' '),
    ));

export type DeskStore = ReturnType<typeof createDeskStore>;

/** The text of a desk; a row is told of its own segment only, so that a key draws one row. */
export function createDeskStore(initial: DeskText) {
  const { subscribe, notify } = createListeners();
  let text = initial;
  let places: readonly Place[] = initial.segments;
  return {
    subscribe,
    read: (): DeskText => text,
    /** The same list until segments are joined, parted or removed. */
    readPlaces: (): readonly Place[] => {
      if (!isSamePlaces(places, text.segments)) places = text.segments;
      return places;
    },
    set(next: DeskText): void {
      text = next;
      notify();
    },
    edit(change: (segments: readonly Segment[]) => readonly Segment[]): void {
      text = { ...text, segments: change(text.segments) };
      notify();
    },
  };
}

export const useSegment = (store: DeskStore, at: number): Segment | undefined =>
  useSyncExternalStore(store.subscribe, () => store.read().segments[at]);

/** The source paragraphs of each segment: what is typed changes none, so that a key does not draw the desk. */
export const usePlaces = (store: DeskStore): readonly Place[] =>
  useSyncExternalStore(store.subscribe, store.readPlaces);

/** Something of the text that is a plain value. */
export const useDeskValue = <T extends string | number | boolean | null>(
  store: DeskStore,
  getValue: (text: DeskText) => T,
): T => useSyncExternalStore(store.subscribe, () => getValue(store.read()));
