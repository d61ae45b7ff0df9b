import { isUnsigned, type ContractStatus } from '#domain/contracts/contract.ts';
import { hasAttemptLeft } from '#domain/contracts/contractLimits.ts';
import {
  entryStates,
  getContestPhase,
  hasClosed,
  type ContestState,
  type EntryState,
  type EntryWindow,
} from './contest.ts';
import { hasReached, type Standing } from './contestStage.ts';

/** Why a story cannot be entered, in the order in which it is told. */
export const entryObstacles = [
  'coming',
  'closed',
  'entered',
  'language',
  'genre',
  'signed_before',
  'signed_unknown',
  'attempts',
  'elsewhere',
] as const;
export type EntryObstacle = (typeof entryObstacles)[number];

/** Those for which a story that was entered cannot become a full entry as it is, in the same order. */
export const unfitReasons = [
  'language',
  'genre',
  'signed_before',
  'signed_unknown',
  'attempts',
] as const satisfies EntryObstacle[];
export type UnfitReason = (typeof unfitReasons)[number];

export interface ContestRules extends EntryWindow {
  languages: readonly string[];
  genres: readonly string[];
  signed_since: string;
}

export interface Candidate {
  language: string;
  genre: string;
  contract_status: ContractStatus;
  /** How often a contract was applied for. */
  application_count: number;
  /** The day in UTC+8 on which its contract was signed, which may be in review; null: it has none, or nobody knows. */
  signed_on: string | null;
  /** Its entry in this contest; null: none was made. */
  entry: EntryState | null;
  /** Is it in another contest that is not decided yet? */
  elsewhere: boolean;
}

type OfContract = Pick<Candidate, 'contract_status'>;
const isSigned = ({ contract_status }: OfContract) => contract_status === 'signed';
/** Has its author signed a contract that we have not reviewed yet? */
export const isInReview = ({ contract_status }: OfContract): boolean => contract_status === 'contract_review';
/** Has its author signed: is its contract in effect, or in review? */
export const hasSigned = (story: OfContract): boolean => isSigned(story) || isInReview(story);

/** Is a story of the contest's languages and genres? */
export const suits = (rules: ContestRules, story: Pick<Candidate, 'language' | 'genre'>): boolean =>
  rules.languages.includes(story.language) && rules.genres.includes(story.genre);

/** Was a contract signed in time for a contest, on one of the days from the first that counts to the last of entries? */
export const isSignedInTime = ({ signed_since, closes_on }: ContestRules, signed_on: string | null): boolean =>
  signed_on !== null && signed_on >= signed_since && signed_on <= closes_on;

type Signing = Pick<Candidate, 'language' | 'genre' | 'contract_status' | 'application_count' | 'signed_on'>;

const isUnfit: Record<UnfitReason, (rules: ContestRules, story: Signing) => boolean> = {
  language: ({ languages }, { language }) => !languages.includes(language),
  genre: ({ genres }, { genre }) => !genres.includes(genre),
  signed_before: ({ signed_since }, story) =>
    hasSigned(story) && story.signed_on !== null && story.signed_on < signed_since,
  signed_unknown: (_, story) => isSigned(story) && story.signed_on === null,
  attempts: (_, story) => isUnsigned(story.contract_status) && !hasAttemptLeft(story),
};

/** The first reason for which a story cannot be a full entry as it is; null: it can, once it is signed in time. */
export const findUnfit = (rules: ContestRules, story: Signing): UnfitReason | null =>
  unfitReasons.find((reason) => isUnfit[reason](rules, story)) ?? null;

/** Becomes a preliminary entry a full one, once its contract is reviewed: was it signed in time? */
export const isAwaited = (rules: ContestRules, story: Signing): boolean =>
  hasSigned(story) && suits(rules, story) && isSignedInTime(rules, story.signed_on);

/**
 * What an entry is as its author reads it: a preliminary one is unfit as long as its story does not suit the contest, and
 * has lapsed once it cannot become full any more; all are withdrawn with their contest.
 */
export const entryStandings = [...entryStates, 'unfit', 'lapsed'] as const;
export function getEntryStanding(
  rules: ContestRules & Standing & { state: ContestState },
  state: EntryState,
  story: Signing,
  now: Date,
): (typeof entryStandings)[number] {
  if (rules.state !== 'published') return 'withdrawn';
  if (state !== 'preliminary') return state;
  if (findUnfit(rules, story)) return 'unfit';
  if (!hasClosed(rules, now)) return state;
  return isAwaited(rules, story) && !hasReached('decided', rules, now) ? 'preliminary' : 'lapsed';
}

const holds: Record<EntryObstacle, (rules: ContestRules, story: Candidate, now: Date) => boolean> = {
  coming: (rules, _, now) => getContestPhase(rules, now) === 'coming',
  closed: (rules, _, now) => getContestPhase(rules, now) === 'closed',
  entered: (_, { entry }) => entry === 'preliminary' || entry === 'full',
  ...isUnfit,
  elsewhere: (_, { elsewhere }) => elsewhere,
};

/** The first reason for which a story cannot be entered now; null: it can. Read by the server and by the dialog. */
export const findObstacle = (rules: ContestRules, story: Candidate, now: Date): EntryObstacle | null =>
  entryObstacles.find((obstacle) => holds[obstacle](rules, story, now)) ?? null;

/** As what a story enters that may. */
export const getEntryState = (story: Pick<Candidate, 'contract_status'>): EntryState =>
  isSigned(story) ? 'full' : 'preliminary';
