import { hasClosed, type ContestState } from './contest.ts';

/** How far the judging of a contest is, in this order. */
export const contestStages = ['undealt', 'dealt', 'decided', 'out', 'announced'] as const;
export type ContestStage = (typeof contestStages)[number];

export interface Standing {
  dealt_at: string | null;
  decided_at: string | null;
  results_at: string;
  announced_at: string | null;
}

/**
 * Where a contest stands: what was decided is `out` as soon as its results are due, and `announced` once its authors
 * were told, which nothing takes back. Whether it is published and takes entries stands beside it: the staff may change both at each stage.
 */
export function getContestStage({ dealt_at, decided_at, results_at, announced_at }: Standing, now: Date): ContestStage {
  if (announced_at !== null) return 'announced';
  if (decided_at === null) return dealt_at === null ? 'undealt' : 'dealt';
  return now.toISOString() < results_at ? 'decided' : 'out';
}

/** Is a contest at a stage, or further? */
export const hasReached = (stage: ContestStage, contest: Standing, now: Date): boolean =>
  contestStages.indexOf(getContestStage(contest, now)) >= contestStages.indexOf(stage);

interface Step {
  from: readonly ContestStage[];
  to: readonly ContestStage[];
  /** Only while it is published. */
  published?: true;
  /** Only once no more entries come in. */
  closed?: true;
}

/** The one table of what leads where. */
export const contestSteps = {
  /** The staff changes by what entries are judged. */
  set_criteria: { from: ['undealt'], to: ['undealt'] },
  /** The staff changes what is won; once a story is entered only for the better (`contestChanges.ts`). */
  set_prizes: { from: ['undealt', 'dealt'], to: ['undealt', 'dealt'] },
  /** A contract that was signed in time makes a full entry of a preliminary one, which is dealt and judged then. */
  promote: { from: ['undealt', 'dealt'], to: ['undealt', 'dealt'], published: true },
  /** A manager gives full entries to judges; again for those that became full since. */
  deal: { from: ['undealt', 'dealt'], to: ['dealt'], published: true, closed: true },
  /** A judge scores an entry. */
  score: { from: ['dealt'], to: ['dealt'], published: true },
  /**
   * A manager says who wins; again until the results are out, which they are at once where it is late. Undealt only where
   * there is nothing to judge: no full entry, or no prize.
   */
  decide: { from: ['undealt', 'dealt', 'decided'], to: ['decided', 'out'], published: true, closed: true },
  /** The clock tells authors how it ended. */
  announce: { from: ['out'], to: ['announced'], published: true },
} as const satisfies Record<string, Step>;
export type ContestStep = keyof typeof contestSteps;

interface Contest extends Standing {
  state: ContestState;
  closes_on: string;
}

/** May the step be taken now? */
export function canStep(step: ContestStep, contest: Contest, now: Date): boolean {
  const { from, published, closed }: Step = contestSteps[step];
  return (
    from.includes(getContestStage(contest, now)) &&
    (!published || contest.state === 'published') &&
    (!closed || hasClosed(contest, now))
  );
}
