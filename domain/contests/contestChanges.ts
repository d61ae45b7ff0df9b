import type { contestStates } from './contest.ts';
import { hasReached, type ContestStage, type Standing } from './contestStage.ts';

/** What authors enter stories by, and are told of the results. */
interface Rules {
  state: (typeof contestStates)[number];
  languages: readonly string[];
  genres: readonly string[];
  signed_since: string;
  closes_on: string;
  results_at: string;
  claims_until: string | null;
}
type Field = keyof Rules;
export type KeptFor = 'announced' | 'rules_dealt' | 'rules_entered' | 'entered_draft' | 'withdrawn_entered';

/** What stays as it is from a stage on. */
const kept: readonly { from: ContestStage; fields: readonly Field[]; reason: KeptFor }[] = [
  { from: 'out', fields: ['results_at'], reason: 'announced' },
  { from: 'dealt', fields: ['languages', 'genres', 'signed_since', 'closes_on'], reason: 'rules_dealt' },
];

const includesAll = (after: readonly string[], before: readonly string[]) => before.every((one) => after.includes(one));
/** Whether what was entered by a rule is still allowed by another. */
const isWider: { [F in Field]?: (after: Rules[F], before: Rules[F]) => boolean } = {
  languages: includesAll,
  genres: includesAll,
  signed_since: (after, before) => after <= before,
  closes_on: (after, before) => after >= before,
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The first field that may not become what it is set to, and why; undefined: all may. Once a story is entered its rules
 * only become wider, and a contest that is withdrawn stays so; once entries are dealt the rules stay, and so do the
 * results once they are out.
 */
export function findKept(
  before: Rules & Standing,
  set: Partial<Rules>,
  entered: boolean,
  now: Date,
): { field: Field; reason: KeptFor } | undefined {
  const after = { ...before, ...set };
  for (const { from, fields, reason } of kept) {
    const field = hasReached(from, before, now) && fields.find((name) => !isSame(after[name], before[name]));
    if (field) return { field, reason };
  }
  // Whether prizes are claimed: those that need no claim are settled with the results.
  if (hasReached('out', before, now) && (after.claims_until === null) !== (before.claims_until === null))
    return { field: 'claims_until', reason: 'announced' };
  if (!entered) return undefined;
  // Its authors are told that their stories are free, and may have entered them elsewhere.
  if (before.state === 'withdrawn' && after.state !== 'withdrawn')
    return { field: 'state', reason: 'withdrawn_entered' };
  if (after.state === 'draft' && before.state !== 'draft') return { field: 'state', reason: 'entered_draft' };
  const narrower = (Object.keys(isWider) as (keyof typeof isWider)[]).find(
    (name) => !(isWider[name] as (one: unknown, other: unknown) => boolean)(after[name], before[name]),
  );
  return narrower && { field: narrower, reason: 'rules_entered' };
}
