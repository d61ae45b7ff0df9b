import { isLate, getMissedReason, type MissedReason } from '#domain/releases/release.ts';
import { toWall } from '#domain/shared/zones.ts';
import type { Released, ReadyChapter } from './useRelease.ts';

/** A release of the calendar: to come, done, or missed. */
export interface CalendarItem {
  id: number;
  number: number;
  title: string | null;
  /** When it goes out, went out, or should have. */
  at: string;
  state: 'scheduled' | 'published' | 'late' | 'missed';
  /** late: when it was planned. */
  due?: string;
  reason?: MissedReason;
}

/** All releases in the order of their times. */
export function mergeCalendarItems(
  waiting: readonly ReadyChapter[],
  released: readonly Released[],
  now: Date,
): CalendarItem[] {
  const planned = waiting.flatMap(({ id, number, title, state, release_at }): CalendarItem[] => {
    if (release_at === null) return [];
    const reason = getMissedReason(state, release_at, now);
    return [{ id, number, title, at: release_at, state: reason ? 'missed' : 'scheduled', reason }];
  });
  const done = released.map(({ id, number, title, published_at, due_at }): CalendarItem => {
    const late = due_at !== null && isLate(due_at, published_at);
    return { id, number, title, at: published_at, state: late ? 'late' : 'published', due: due_at ?? undefined };
  });
  return [...done, ...planned].sort((one, other) => one.at.localeCompare(other.at) || one.number - other.number);
}

/** By the day that a zone's calendar shows. */
export const groupByDay = (items: readonly CalendarItem[], zone: string): Map<string, CalendarItem[]> =>
  Map.groupBy(items, ({ at }) => toWall(new Date(at), zone).day);
