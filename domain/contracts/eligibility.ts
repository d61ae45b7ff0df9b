import * as t from '#domain/kit/types.ts';
import { isOfAge } from '../accounts/profile.ts';
import { isUnsigned, getNextStatus, type ContractStatus } from './contract.ts';
import { contractLimits, hasAttemptLeft } from './contractLimits.ts';

/** Genres that are not accepted, should the staff offer them (domain.md section 1); `prose` is short prose. */
export const excludedGenres: readonly string[] = ['fan-fiction', 'prose', 'poetry'];

export const takesContracts = (genre: string): boolean => !excludedGenres.includes(genre);

/** What must be in the profile before a contract can be drawn up. */
export const neededForContract = [
  'real_name',
  'birth_date',
  'nationality',
  'country',
  'city',
  'mobile',
  'identity_images',
] as const;
export type NeededField = (typeof neededForContract)[number];

/** Which of these a profile lacks. */
export const listMissingForContract = (profile: Partial<Record<NeededField, unknown>>): NeededField[] =>
  neededForContract.filter((name) => {
    const value = profile[name];
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });

/** In the order in which they are told. */
export const eligibilityChecks = [
  'maintenance',
  'status',
  'genre',
  'words',
  'attempts',
  'pen_name',
  'profile',
  'age',
  'lock',
] as const;
export type EligibilityCheck = (typeof eligibilityChecks)[number];

/** What must hold at each step of an application, as when it was sent (decisions.md, 'Contracts'). */
const lasting = ['genre', 'words', 'pen_name', 'profile', 'age', 'lock'] as const satisfies EligibilityCheck[];
export type LastingCheck = (typeof lasting)[number];
export const isLasting = <L extends Pick<Eligibility, 'check'>>(line: L): line is L & { check: LastingCheck } =>
  (lasting as readonly EligibilityCheck[]).includes(line.check);

/** A line of the checklist; `args` are its figures, `fields` what the profile lacks. */
export interface Eligibility {
  check: EligibilityCheck;
  met: boolean;
  args: Record<string, string | number>;
  fields: NeededField[];
}

/** The same as it is sent. */
export const eligibilityAnswer = t.object({
  check: t.string().oneOf(eligibilityChecks).required(),
  met: t.boolean().required(),
  args: t.mixed<Record<string, string | number>>().required(),
  fields: t.array(t.string().oneOf(neededForContract).required()).required(),
});

interface Story {
  contract_status: ContractStatus;
  genre: string;
  word_count: number;
  application_count: number;
}

interface Facts {
  story: Story;
  /** The author's; null: none was set. */
  pen_name: string | null;
  profile: Partial<Record<NeededField, unknown>>;
  /** The day, and how old who signs must be on it. */
  today: string;
  signingAge: number;
  /** What the editor wrote who holds the profile; null: nobody does. */
  editorLock: string | null;
  /** The maintenance that is on now. */
  maintenance: { starts_at: string; ends_at: string } | null;
}

const createLine = (
  check: EligibilityCheck,
  met: boolean,
  args: Eligibility['args'] = {},
  fields: NeededField[] = [],
): Eligibility => ({ check, met, args, fields });

const { moreWordsThan, attempts } = contractLimits;
const getLines = (story: Story): Eligibility[] => [
  createLine('status', isUnsigned(story.contract_status)),
  createLine('genre', takesContracts(story.genre)),
  createLine('words', story.word_count > moreWordsThan, { words: story.word_count, more_than: moreWordsThan }),
  createLine('attempts', hasAttemptLeft(story), { used: story.application_count, total: attempts }),
];

/** Does the story itself qualify, whatever its author still has to fill in? */
export const qualifies = (story: Story): boolean => getLines(story).every(({ met }) => met);

/** Is who is born on a day old enough to sign? Null: the day is not known. */
const isOldEnough = ({ profile: { birth_date }, today, signingAge }: Omit<Facts, 'story'>): boolean | null =>
  typeof birth_date === 'string' ? isOfAge(birth_date, today, signingAge) : null;

/** Can its author take a story's contract a step further now? What the profile lacks can be filled in on the way. */
export const canProceed = (story: Story, author: Omit<Facts, 'story'>): boolean =>
  author.maintenance === null &&
  author.editorLock === null &&
  isOldEnough(author) !== false &&
  (getNextStatus('sign', story.contract_status, 'author') !== undefined || qualifies(story));

/** Whether a contract can be applied for now, line by line and with figures: read by the server and by the checklist. */
export function checkEligibility({ story, ...author }: Facts): Eligibility[] {
  const { pen_name, profile, signingAge, editorLock, maintenance } = author;
  const fields = listMissingForContract(profile);
  return [
    createLine(
      'maintenance',
      maintenance === null,
      maintenance ? { from: maintenance.starts_at, to: maintenance.ends_at } : {},
    ),
    ...getLines(story),
    createLine('pen_name', pen_name !== null),
    createLine('profile', fields.length === 0, { missing: fields.length }, fields),
    createLine('age', isOldEnough(author) === true, { age: signingAge }),
    createLine('lock', editorLock === null, editorLock === null ? {} : { reason: editorLock }),
  ];
}
