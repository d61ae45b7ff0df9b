import { dayLong, endOfDay } from '../shared/clock.ts';

/** How a book stands in a language, or a task: past its end date, in danger of that, or in time. */
export const risks = ['late', 'at_risk', 'in_time'] as const;
export type Risk = (typeof risks)[number];

interface Task {
  /** Chapters that are not submitted; where there is none left, the task is in time. */
  chapters: number;
  /** Words that are left to translate, and how many are a day. */
  words: number;
  pace: number;
  ends_on: string;
}

export function assessRisk({ chapters, words, pace, ends_on }: Task, now: Date): Risk {
  if (chapters === 0) return 'in_time';
  const remaining = endOfDay(ends_on).getTime() - now.getTime();
  if (remaining < 0) return 'late';
  // A day ends with its last millisecond.
  return words > (pace * (remaining + 1)) / dayLong ? 'at_risk' : 'in_time';
}

/** The worst of several. */
export const pickWorstRisk = (all: readonly Risk[]): Risk => risks.find((risk) => all.includes(risk)) ?? 'in_time';
