import { useState } from 'react';

/** A segment by its source paragraphs, or the title. */
export const getPlace = (of: { sources: readonly number[] } | 'title'): string =>
  of === 'title' ? of : of.sources.join(' ');

/** What was typed at a place of a chapter and is not saved. */
export interface Corrections {
  read: (place: string) => string | undefined;
  isAny: boolean;
  /** Undefined: nothing is typed there any more. */
  write: (place: string, text: string | undefined) => void;
}

/** The first place of a chapter where something is typed. */
export function findTyped(
  segments: readonly { sources: readonly number[] }[],
  { read }: Corrections,
): number | 'title' | undefined {
  if (read(getPlace('title')) !== undefined) return 'title';
  const at = segments.findIndex((segment) => read(getPlace(segment)) !== undefined);
  return at < 0 ? undefined : at;
}

/** What an auditor typed as corrections and did not save, by the chapter, so that looking at another one loses nothing. */
export function useCorrections() {
  const [typed, setTyped] = useState<ReadonlyMap<number, ReadonlyMap<string, string>>>(new Map());
  const change = (id: number, next: (texts: ReadonlyMap<string, string>) => ReadonlyMap<string, string>) =>
    setTyped((before) => new Map([...before, [id, next(before.get(id) ?? new Map())]]));
  return {
    unsaved: [...typed.values()].some(({ size }) => size > 0),
    drop: (id: number) => change(id, () => new Map()),
    of(id: number): Corrections {
      const texts = typed.get(id);
      return {
        read: (place) => texts?.get(place),
        isAny: texts !== undefined && texts.size > 0,
        write: (place, text) =>
          change(id, (before) => {
            const others = [...before].filter(([other]) => other !== place);
            return new Map(text === undefined ? others : [...others, [place, text]]);
          }),
      };
    },
  };
}
