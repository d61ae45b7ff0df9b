import { addDays, countDaysBetween } from '../shared/clock.ts';

/** Words that went to the auditor on a day, or came back: those are below nought. */
export interface Submitted {
  day: string;
  words: number;
}

export interface BurnDownPoint {
  day: string;
  /** Words that were left at its end; null where it is still to come. */
  left: number | null;
  /** What would be left if each day did as much as any other. */
  planned: number;
}

interface Task {
  words: number;
  begins: string;
  ends_on: string;
  submitted: readonly Submitted[];
}

/** A chart has no more points than that; each is then of several days, and the last is always there. */
const most = 60;

/** The day from which on nothing was left; undefined: there is something. */
function findReadyDay(words: number, submitted: readonly Submitted[]): string | undefined {
  const done = submitted.reduce((sum, one) => sum + one.words, 0);
  return done < words
    ? undefined
    : submitted
        .map(({ day }) => day)
        .toSorted()
        .at(-1);
}

/**
 * What was left of a task at the end of each day from its beginning to its end date; of one that is late, to the day it was
 * ready, or today.
 */
export function computeBurnDown({ words, begins, ends_on, submitted }: Task, today: string): BurnDownPoint[] {
  const span = Math.max(0, countDaysBetween(begins, ends_on));
  const days = Math.max(span, countDaysBetween(begins, findReadyDay(words, submitted) ?? today));
  const step = Math.ceil((days + 1) / most);
  const offsets = Array.from({ length: days + 1 }, (_, at) => at).filter((at) => (days - at) % step === 0);
  return offsets.map((at) => {
    const day = addDays(begins, at);
    const done = submitted.filter((one) => one.day <= day).reduce((sum, one) => sum + one.words, 0);
    return {
      day,
      left: day <= today ? Math.max(0, words - done) : null,
      planned: span === 0 ? 0 : Math.max(0, Math.round(words * (1 - at / span))),
    };
  });
}
