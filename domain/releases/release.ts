import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { addDays, getWeekday, monthsAfter } from '../shared/clock.ts';
import { instantAt, toWall } from '../shared/zones.ts';

/** How the times of a timed release are chosen (domain.md section 2, 'Auto-publish'). */
export const releaseKinds = ['daily', 'weekdays', 'own'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** Times in one zone, which keep their hour there when its clocks change. */
export interface ReleaseRule {
  kind: ReleaseKind;
  /** `09:00`, by the clock of `zone`. */
  time: string;
  zone: string;
  /** First day, in the zone. */
  from: string;
  /** Chapters at each of the times. */
  per_day: number;
  /** Of 'weekdays': 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** Of 'own': the days themselves. */
  days: readonly string[];
}

/** Chapters that one task schedules at most, and chapters that go out at one time at most. */
export const releaseLimits = { chapters: 500, perDay: 10 } as const;
/** Seconds after its time from which a release counts as late. */
export const lateSeconds = 300;

/** The last instant that a release can be set to: one year ahead. */
export const getLatestRelease = (now: Date): Date => monthsAfter(now, 12);

export const isLate = (due: string, published: string): boolean =>
  Date.parse(published) - Date.parse(due) > lateSeconds * 1000;

/**
 * The next times of a rule for `count` chapters in their order, in ISO 8601. Fewer where the chosen days or the year
 * that releases may be planned ahead end.
 */
export function releaseTimes({ time, zone, per_day, ...rule }: ReleaseRule, count: number, now: Date): string[] {
  const times: string[] = [];
  const latest = getLatestRelease(now);
  for (const day of getDays(rule, toWall(now, zone).day, toWall(latest, zone).day)) {
    const at = instantAt({ day, time }, zone);
    if (at <= now) continue;
    if (at > latest) break;
    for (let n = 0; n < per_day && times.length < count; n++) times.push(at.toISOString());
    if (times.length === count) break;
  }
  return times;
}

function* getDays(
  { kind, from, weekdays, days }: Pick<ReleaseRule, 'kind' | 'from' | 'weekdays' | 'days'>,
  first: string,
  last: string,
): Generator<string> {
  if (kind === 'own') yield* [...new Set(days)].sort();
  else
    for (let day = from > first ? from : first; day <= last; day = addDays(day, 1))
      if (kind === 'daily' || weekdays.includes(getWeekday(day))) yield day;
}

/** Why a chapter does not go out at its time: it is not approved, or the platform was away. */
export type MissedReason = 'draft' | 'pending_review' | 'rejected' | 'away';

/** Why a planned release did not happen, or undefined where it is still to come. */
export function getMissedReason(state: ChapterStatus, release_at: string, now: Date): MissedReason | undefined {
  if (release_at > now.toISOString() || state === 'published') return undefined;
  if (state !== 'pending_publish') return state;
  return isLate(release_at, now.toISOString()) ? 'away' : undefined;
}

interface Planned {
  id: number;
  release_at: string | null;
}

/**
 * Of a story's chapters that no reader has seen, in the order of their numbers: those that would go out before an
 * earlier one does, and that earlier one.
 */
export function findOutOfOrder(chapters: readonly Planned[]): { id: number; behind: number }[] {
  const problems: { id: number; behind: number }[] = [];
  let last: Planned | undefined;
  for (const chapter of chapters) {
    const { id, release_at } = chapter;
    if (last && release_at !== null && (last.release_at === null || release_at < last.release_at))
      problems.push({ id, behind: last.id });
    if (!last || (last.release_at !== null && (release_at === null || release_at >= last.release_at))) last = chapter;
  }
  return problems;
}
