import type { Role } from '#domain/roles.ts';

/** Who may be made a judge: those who read stories. */
export const judgeRoles = ['content_manager', 'editor', 'work_auditor'] as const satisfies Role[];
/** A score for a criterion, in whole points. */
export const scoreRange = { min: 1, max: 10 } as const;
/** Judges of an entry. */
export const judgesEach = { min: 1, max: 9, initial: 2 } as const;
/** Characters that a judge writes about an entry. */
export const maxComment = 2000;

/** An entry with those who judge it, and those who must not: they look after its author, or have seen its scores. */
export interface ToDeal {
  id: number;
  judges: readonly number[];
  barred: ReadonlySet<number>;
}

export interface Dealt {
  entry_id: number;
  judge_id: number;
}

/**
 * Deals entries to judges until each has as many as it needs: always to those who have fewest, the entries with the
 * fewest judges to choose from first. The same entries and judges are always dealt alike.
 */
export function dealEntries(entries: readonly ToDeal[], judges: readonly number[], each: number): Dealt[] {
  const load = new Map(judges.map((judge) => [judge, 0]));
  for (const entry of entries)
    for (const judge of entry.judges) if (load.has(judge)) load.set(judge, load.get(judge)! + 1);
  const open = entries.map((entry) => ({
    ...entry,
    free: judges.filter((judge) => !entry.barred.has(judge) && !entry.judges.includes(judge)),
  }));
  open.sort((one, other) => one.free.length - other.free.length || one.id - other.id);
  return open.flatMap(({ id, judges: present, free }) => {
    const byLoad = free.toSorted((one, other) => load.get(one)! - load.get(other)! || one - other);
    const chosen = byLoad.slice(0, Math.max(0, each - present.length));
    for (const judge of chosen) load.set(judge, load.get(judge)! + 1);
    return chosen.map((judge_id) => ({ entry_id: id, judge_id }));
  });
}

/** Whether all who judge an entry have given their scores: before, nobody sees those of another. */
export const isJudged = (judgings: readonly { submitted_at: string | null }[]): boolean =>
  judgings.length > 0 && judgings.every(({ submitted_at }) => submitted_at !== null);

interface Judging {
  dealt_at: string;
  submitted_at: string | null;
}

/**
 * Whether others have seen what somebody gave an entry, which stays for good then: all scores are in, or they were when
 * the entry was dealt to one more.
 */
export const isSeen = (one: Judging, judgings: readonly Judging[]): boolean =>
  isJudged(judgings) ||
  judgings.some(({ dealt_at }) => {
    const earlier = judgings.filter((other) => other.dealt_at < dealt_at);
    return (
      earlier.includes(one) && earlier.every(({ submitted_at }) => submitted_at !== null && submitted_at <= dealt_at)
    );
  });

/** Why scores are not taken any more: their judge was removed, or has come to look after the author, or the contest is decided. */
export const judgingObstacles = ['removed', 'own_author', 'decided'] as const;
export type JudgingObstacle = (typeof judgingObstacles)[number];

/** Who sees the ranking, and so the scores of an entry once all are in. */
export const seesRanking = (role: Role): boolean => role === 'content_manager';
