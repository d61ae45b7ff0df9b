import type { ContractStatus } from '#domain/contracts/contract.ts';
import { getContestPhase, hasClosed, type EntryState, type EntryWindow } from './contest.ts';
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
  'elsewhere',
] as const;
export type EntryObstacle = (typeof entryObstacles)[number];

export interface ContestRules extends EntryWindow {
  languages: readonly string[];
  genres: readonly string[];
  signed_since: string;
}

export interface Candidate {
  language: string;
  genre: string;
  contract_status: ContractStatus;
  /** The day in UTC+8 on which its contract was signed; null: it has none, or nobody knows. */
  signed_on: string | null;
  /** Its entry in this contest; null: none was made. */
  entry: EntryState | null;
  /** Is it in another contest that is not decided yet? */
  elsewhere: boolean;
}

const isSigned = ({ contract_status }: Pick<Candidate, 'contract_status'>) => contract_status === 'signed';

/** Is a story of the contest's languages and genres? */
export const suits = (rules: ContestRules, story: Pick<Candidate, 'language' | 'genre'>): boolean =>
  rules.languages.includes(story.language) && rules.genres.includes(story.genre);

/** Was a contract signed in time for a contest, on one of the days from the first that counts to the last of entries? */
export const isSignedInTime = ({ signed_since, closes_on }: ContestRules, signed_on: string | null): boolean =>
  signed_on !== null && signed_on >= signed_since && signed_on <= closes_on;

type Signing = Pick<Candidate, 'language' | 'genre' | 'contract_status'> & {
  /** The day on which its contract was signed, that in review included. */
  signed_on: string | null;
};

/** May a preliminary entry still become a full one after entries have closed: was it signed in time, and is in review? */
export const isAwaited = (rules: ContestRules, story: Signing): boolean =>
  story.contract_status === 'contract_review' && suits(rules, story) && isSignedInTime(rules, story.signed_on);

/** What an entry is as its author reads it: a preliminary one has lapsed once it cannot become full any more. */
export const entryStandings = ['preliminary', 'full', 'lapsed'] as const;
export function getEntryStanding(
  rules: ContestRules & Standing,
  state: Exclude<EntryState, 'withdrawn'>,
  story: Signing,
  now: Date,
): (typeof entryStandings)[number] {
  if (state === 'full' || !hasClosed(rules, now)) return state;
  return isAwaited(rules, story) && !hasReached('decided', rules, now) ? 'preliminary' : 'lapsed';
}

const holds: Record<EntryObstacle, (rules: ContestRules, story: Candidate, now: Date) => boolean> = {
  coming: (rules, _, now) => getContestPhase(rules, now) === 'coming',
  closed: (rules, _, now) => getContestPhase(rules, now) === 'closed',
  entered: (_, { entry }) => entry === 'preliminary' || entry === 'full',
  language: ({ languages }, { language }) => !languages.includes(language),
  genre: ({ genres }, { genre }) => !genres.includes(genre),
  signed_before: (rules, story) =>
    isSigned(story) && story.signed_on !== null && !isSignedInTime(rules, story.signed_on),
  signed_unknown: (_, story) => isSigned(story) && story.signed_on === null,
  elsewhere: (_, { elsewhere }) => elsewhere,
};

/** The first reason for which a story cannot be entered now; null: it can. Read by the server and by the dialog. */
export const findObstacle = (rules: ContestRules, story: Candidate, now: Date): EntryObstacle | null =>
  entryObstacles.find((obstacle) => holds[obstacle](rules, story, now)) ?? null;

/** As what a story enters that may. */
export const getEntryState = (story: Pick<Candidate, 'contract_status'>): EntryState =>
  isSigned(story) ? 'full' : 'preliminary';
