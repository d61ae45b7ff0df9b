import { takesContracts } from '#domain/contracts/eligibility.ts';
import { hasTimeToClaim } from './award.ts';
import type { ContestState } from './contest.ts';
import { hasReached, type ContestStage, type Standing } from './contestStage.ts';

/** What authors enter stories by, and are told of the results. */
interface Rules {
  state: ContestState;
  languages: readonly string[];
  genres: readonly string[];
  signed_since: string;
  opens_on: string;
  closes_on: string;
  incentive_above: number | null;
  incentive_from: string | null;
  incentive_to: string | null;
  incentive_amount: number | null;
  results_at: string;
  claims_until: string | null;
}
type Field = keyof Rules;
export type KeptFor =
  | 'announced'
  | 'stays_published'
  | 'claims_told'
  | 'claims_short'
  | 'rules_dealt'
  | 'rules_entered'
  | 'incentive_entered'
  | 'incentive_approved'
  | 'entered_draft'
  | 'withdrawn_entered';
/** What authors have of a contest already. */
interface Held {
  /** A story is entered, and not withdrawn. */
  entered: boolean;
  /** An incentive is approved. */
  approved: boolean;
}
interface Kept {
  field: Field;
  reason: KeptFor;
}

/** What stays as it is from a stage on. */
const kept: readonly { from: ContestStage; fields: readonly Field[]; reason: KeptFor }[] = [
  { from: 'out', fields: ['results_at'], reason: 'announced' },
  { from: 'dealt', fields: ['languages', 'genres', 'signed_since', 'opens_on', 'closes_on'], reason: 'rules_dealt' },
];

const includesAll = (after: readonly string[], before: readonly string[]) => before.every((one) => after.includes(one));
/** Whether what was entered by a rule is still allowed by another. */
const isWider: { [F in Field]?: (after: Rules[F], before: Rules[F]) => boolean } = {
  languages: includesAll,
  // Nothing was to be won by the others.
  genres: (after, before) => includesAll(after, before.filter(takesContracts)),
  signed_since: (after, before) => after <= before,
  opens_on: (after, before) => after <= before,
  closes_on: (after, before) => after >= before,
  incentive_above: (after, before) => before === null || (after !== null && after <= before),
  incentive_from: (after, before) => before === null || (after !== null && after <= before),
  incentive_to: (after, before) => before === null || (after !== null && after >= before),
  incentive_amount: (after, before) => before === null || (after !== null && after >= before),
  // Prizes that need no claim are settled with the results.
  claims_until: (after, before) => after === null || (before !== null && after >= before),
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Once it is decided who wins, they keep the time to claim that a decision needs. Once the results are out winners know
 * until when they claim: that is put off at most, and not any more once it is over.
 */
function findKeptClaims(before: Rules & Standing, after: Rules, now: Date): Kept | undefined {
  const field = (['claims_until', 'results_at'] as const).find((name) => after[name] !== before[name]);
  if (!field || !hasReached('decided', before, now)) return undefined;
  if (!hasReached('out', before, now))
    return hasTimeToClaim(after, now) ? undefined : { field, reason: 'claims_short' };
  // Prizes that need no claim are settled with the results.
  if (after.claims_until === null || before.claims_until === null) return { field, reason: 'announced' };
  const isPutOff = after.claims_until > before.claims_until && now.toISOString() <= before.claims_until;
  return isPutOff ? undefined : { field, reason: 'claims_told' };
}

/**
 * The first field that may not become what it is set to, and why; undefined: all may. Once a story is entered its rules
 * only become wider, and a contest that is withdrawn stays so; once entries are dealt the rules stay, and so do the
 * results once they are out. What one author was paid as an incentive all others are.
 */
export function findKept(
  before: Rules & Standing,
  set: Partial<Rules>,
  { entered, approved }: Held,
  now: Date,
): Kept | undefined {
  const after = { ...before, ...set };
  for (const { from, fields, reason } of kept) {
    const field = hasReached(from, before, now) && fields.find((name) => !isSame(after[name], before[name]));
    if (field) return { field, reason };
  }
  // Prizes, incentives and who won are read and paid by it.
  if (hasReached('out', before, now) && before.state === 'published' && after.state !== 'published')
    return { field: 'state', reason: 'stays_published' };
  const claims = findKeptClaims(before, after, now);
  if (claims) return claims;
  if (approved && after.incentive_amount !== before.incentive_amount)
    return { field: 'incentive_amount', reason: 'incentive_approved' };
  if (!entered) return undefined;
  // Its authors are told that their stories are free, and may have entered them elsewhere.
  if (before.state === 'withdrawn' && after.state !== 'withdrawn')
    return { field: 'state', reason: 'withdrawn_entered' };
  if (after.state === 'draft' && before.state !== 'draft') return { field: 'state', reason: 'entered_draft' };
  const narrower = (Object.keys(isWider) as (keyof typeof isWider)[]).find(
    (name) => !(isWider[name] as (one: unknown, other: unknown) => boolean)(after[name], before[name]),
  );
  return (
    narrower && { field: narrower, reason: narrower.startsWith('incentive') ? 'incentive_entered' : 'rules_entered' }
  );
}

interface Prize {
  place: number;
  amount: number;
  winners: number;
  text: string | null;
}

/**
 * The first field of a prize that would be worse for authors who entered for it; another place is another prize, and
 * what comes with it may be said in other words.
 */
export function findLowered(before: Prize, set: Partial<Prize>): keyof Prize | undefined {
  const after = { ...before, ...set };
  if (after.place !== before.place) return 'place';
  if (before.text && !after.text) return 'text';
  return (['amount', 'winners'] as const).find((name) => after[name] < before[name]);
}
