import { dayLong, endOfDay } from '../shared/clock.ts';

/** How a book stands in a language, or a task: past its end date, in danger of that, or in time. */
export const risks = ['late', 'at_risk', 'in_time'] as const;
export type Risk = (typeof risks)[number];

interface Task {
  /** Chapters that are not submitted; where there is none left, the task is in time. */
  chapters: number;
  /** Words that are left to translate, and how many its translator does a day. */
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

/**
 * How tasks of one translator stand, in their order: the pace is for all of them, and what ends first is done first. For
 * what is past its end nothing can be done, so it takes none of the days of the others.
 */
export function assessRisks(tasks: readonly Task[], now: Date): Risk[] {
  const running = tasks.filter(({ ends_on }) => endOfDay(ends_on) >= now);
  return tasks.map((task) => {
    const before = running.filter(({ ends_on }) => ends_on <= task.ends_on);
    const words = before.reduce((sum, one) => sum + one.words, 0);
    return assessRisk(task.words === 0 ? task : { ...task, words: Math.max(task.words, words) }, now);
  });
}

/** The worst of several. */
export const pickWorstRisk = (all: readonly Risk[]): Risk => risks.find((risk) => all.includes(risk)) ?? 'in_time';
