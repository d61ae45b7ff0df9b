/** What a judge has given an entry: points by the weight of each criterion. */
export interface JudgeScores {
  judge_id: number;
  scores: readonly { criterion_id: number; score: number }[];
}

/** An entry that all its judges have scored. */
export interface Judged {
  id: number;
  entered_at: string;
  judgings: readonly JudgeScores[];
}

export interface Ranked {
  id: number;
  /** From 1; no two share one. */
  rank: number;
  /** The mean of its judges' weighted means. */
  mean: number;
  /** Judges who gave it their best. */
  firsts: number;
  /** The rule that put it behind the one before it, which has the same mean. */
  tie: 'firsts' | 'earlier' | null;
}

/** What decides between entries of the same mean, in this order. */
export const tieRules = ['firsts', 'earlier'] as const;

type Weights = ReadonlyMap<number, number>;

/** A whole number, so that means are compared exactly. */
const getPoints = ({ scores }: JudgeScores, weights: Weights): number =>
  scores.reduce((sum, { criterion_id, score }) => sum + score * (weights.get(criterion_id) ?? 0), 0);

/**
 * Entries by the weighted mean of their scores, the best first. Of those with the same mean the one that more judges gave
 * their best is before the other, and then the one that was entered earlier.
 */
export function rankEntries(entries: readonly Judged[], weights: Weights): Ranked[] {
  const best = new Map<number, number>();
  for (const { judgings } of entries)
    for (const one of judgings) best.set(one.judge_id, Math.max(best.get(one.judge_id) ?? 0, getPoints(one, weights)));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const counted = entries.map(({ id, entered_at, judgings }) => {
    const points = judgings.map((one) => getPoints(one, weights));
    const sum = points.reduce((total, one) => total + one, 0);
    const firsts = judgings.filter((one, n) => points[n] === best.get(one.judge_id)).length;
    return { id, entered_at, sum, judges: judgings.length, firsts };
  });
  type Counted = (typeof counted)[number];
  const byMean = (one: Counted, other: Counted) => other.sum * one.judges - one.sum * other.judges;
  counted.sort(
    (one, other) =>
      byMean(one, other) ||
      other.firsts - one.firsts ||
      one.entered_at.localeCompare(other.entered_at) ||
      one.id - other.id,
  );
  return counted.map((entry, at) => {
    const before = counted[at - 1];
    const tied = before && byMean(before, entry) === 0;
    return {
      id: entry.id,
      rank: at + 1,
      mean: entry.sum / entry.judges / whole,
      firsts: entry.firsts,
      tie: tied ? (before.firsts === entry.firsts ? 'earlier' : 'firsts') : null,
    };
  });
}

interface Prize {
  place: number;
  winners: number;
}
export interface Placed {
  entry_id: number;
  place: number;
}

/** Who would win by the ranking alone: its first ones fill the places in their order. */
export function proposeWinners(ranked: readonly Pick<Ranked, 'id'>[], prizes: readonly Prize[]): Placed[] {
  const places = prizes
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ place, winners }) => Array.from({ length: winners }, () => place));
  return ranked.slice(0, places.length).map(({ id }, at) => ({ entry_id: id, place: places[at]! }));
}

/** Entries on the shortlist for each prize. */
const shortlistFactor = 2;

/** How many of the ranking are on the shortlist: twice as many as there are prizes. */
export const countShortlist = (prizes: readonly Prize[]): number =>
  shortlistFactor * prizes.reduce((sum, { winners }) => sum + winners, 0);

/** Is there anything to judge: entries, and something that they win? Without either a contest is decided undealt. */
export const needsJudging = ({
  entries,
  prizes,
}: {
  entries: readonly unknown[];
  prizes: readonly unknown[];
}): boolean => entries.length > 0 && prizes.length > 0;

const getKeys = (placed: readonly Placed[]) => placed.map(({ entry_id, place }) => `${entry_id}:${place}`).toSorted();

/** Whether a decision is what the ranking proposes: another one needs a reason. */
export const isAsProposed = (decision: readonly Placed[], proposed: readonly Placed[]): boolean =>
  getKeys(decision).join() === getKeys(proposed).join();
