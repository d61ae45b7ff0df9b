import { expect, test } from 'vitest';
import { getClosingTime, getContestPhase } from '#domain/contests/contest.ts';
import {
  entryObstacles,
  getEntryState,
  isSignedInTime,
  findObstacle,
  type Candidate,
  type EntryObstacle,
} from '#domain/contests/eligibility.ts';

const rules = {
  languages: ['en', 'es'],
  genres: ['werewolf', 'fantasy'],
  opens_on: '2026-03-01',
  closes_on: '2026-03-31',
  signed_since: '2026-02-01',
};
const fits: Candidate = {
  language: 'es',
  genre: 'fantasy',
  contract_status: 'not_signed',
  application_count: 0,
  signed_on: null,
  entry: null,
  elsewhere: false,
};
const signed = (signed_on: string | null): Partial<Candidate> => ({ contract_status: 'signed', signed_on });
const within = '2026-03-10T04:00:00.000Z';

const cases: [string, Partial<Candidate>, string, EntryObstacle | null][] = [
  ['fits', {}, within, null],
  ['came back from another contest', { entry: 'withdrawn' }, within, null],
  ['has an attempt left', { application_count: 2 }, within, null],
  ['has no attempt left', { contract_status: 'rejected', application_count: 3 }, within, 'attempts'],
  ['applies by the last attempt', { contract_status: 'contract_review', application_count: 3 }, within, null],
  ['is applying for a contract', { contract_status: 'contract_review' }, within, null],
  ['is signed on the first day that counts', signed('2026-02-01'), within, null],
  ['is signed on the last day', signed('2026-03-31'), '2026-03-31T04:00:00.000Z', null],
  ['is signed the day before', signed('2026-01-31'), within, 'signed_before'],
  [
    'was signed in time and is in review',
    { contract_status: 'contract_review', signed_on: '2026-02-01' },
    within,
    null,
  ],
  [
    'was signed the day before and is in review',
    { contract_status: 'contract_review', signed_on: '2026-01-31' },
    within,
    'signed_before',
  ],
  ['is signed, nobody knows when', signed(null), within, 'signed_unknown'],
  ['is in another language', { language: 'fr' }, within, 'language'],
  ['is of another genre', { genre: 'mafia' }, within, 'genre'],
  ['is entered', { entry: 'preliminary' }, within, 'entered'],
  ['is a full entry', { entry: 'full' }, within, 'entered'],
  ['is in another contest', { elsewhere: true }, within, 'elsewhere'],
  ['comes a moment too early', {}, '2026-02-28T15:59:59.999Z', 'coming'],
  ['comes in the first moment, in UTC+8', {}, '2026-02-28T16:00:00.000Z', null],
  ['comes in the last moment, in UTC+8', {}, '2026-03-31T15:59:59.999Z', null],
  ['comes a moment too late', {}, '2026-03-31T16:00:00.000Z', 'closed'],
];

test.each(cases)('a work that %s', (_, story, now, obstacle) => {
  expect(findObstacle(rules, { ...fits, ...story }, new Date(now))).toBe(obstacle);
});

test('each reason is one of the cases, and the first of several is told', () => {
  expect(new Set(cases.flatMap(([, , , obstacle]) => obstacle ?? []))).toEqual(new Set(entryObstacles));
  const all = { language: 'fr', genre: 'mafia', elsewhere: true, ...signed('2020-01-01') };
  expect(findObstacle(rules, { ...fits, ...all }, new Date(within))).toBe('language');
});

test.each([
  ['not_signed', 'preliminary'],
  ['signature_verification', 'preliminary'],
  ['contract_review', 'preliminary'],
  ['signed', 'full'],
] as const)('a work that is %s enters as %s', (contract_status, state) =>
  expect(getEntryState({ contract_status })).toBe(state),
);

test.each([
  ['2026-01-31', false],
  ['2026-02-01', true],
  ['2026-03-31', true],
  ['2026-04-01', false],
  [null, false],
])('a contract of %s is signed in time: %s', (day, inTime) => expect(isSignedInTime(rules, day)).toBe(inTime));

test('entries are open to the end of the last day in UTC+8', () => {
  expect(getClosingTime(rules)).toBe('2026-03-31T15:59:59.999Z');
  expect(getContestPhase(rules, new Date(getClosingTime(rules)))).toBe('open');
});
