import { expect, test } from 'vitest';
import { canStep, contestSteps, getContestStage, hasReached, type ContestStep } from '#domain/contests/contestStage.ts';

const steps = Object.keys(contestSteps) as ContestStep[];
const at = '2026-04-10T04:00:00.000Z';
const due = new Date(at);
const early = new Date(due.getTime() - 1);
const undealt = {
  state: 'published' as const,
  closes_on: '2026-03-31',
  results_at: at,
  dealt_at: null,
  decided_at: null,
  announced_at: null,
};
const dealt = { ...undealt, dealt_at: at };
const decided = { ...dealt, decided_at: at };
const announced = { ...decided, announced_at: at };
const contests = [undealt, dealt, decided, announced];

/** What a step notes on the record. */
const notes: Record<ContestStep, object> = {
  set_criteria: {},
  set_prizes: {},
  promote: {},
  deal: { dealt_at: at },
  score: {},
  decide: { decided_at: at },
  announce: { announced_at: at },
};

const listLines = (now: Date) =>
  steps.flatMap((step) =>
    contests.flatMap((contest) => {
      if (!canStep(step, contest, now)) return [];
      const to = getContestStage({ ...contest, ...notes[step] }, now);
      expect(contestSteps[step].to).toContain(to);
      return `${getContestStage(contest, now)} ${step} ${to}`;
    }),
  );

const beforeDecision = [
  'undealt set_criteria undealt',
  'undealt set_prizes undealt',
  'dealt set_prizes dealt',
  'undealt promote undealt',
  'dealt promote dealt',
  'undealt deal dealt',
  'dealt deal dealt',
  'dealt score dealt',
];

test('of every step at every stage these can be taken, and the contest then stands where they lead', () => {
  const decisions = ['undealt decide decided', 'dealt decide decided', 'decided decide decided'];
  expect(listLines(early)).toEqual([...beforeDecision, ...decisions]);
  const lateDecisions = ['undealt decide out', 'dealt decide out'];
  expect(listLines(due)).toEqual([...beforeDecision, ...lateDecisions, 'out announce announced']);
});

test('what was told stays told, also where the results were put off', () => {
  expect(getContestStage(announced, early)).toBe('announced');
});

test('of a contest that is withdrawn nothing becomes full, is dealt, scored, decided or announced', () => {
  const taken = contests.flatMap((contest) =>
    steps.filter((step) => canStep(step, { ...contest, state: 'withdrawn' }, due)),
  );
  expect(taken).toEqual(['set_criteria', 'set_prizes', 'set_prizes']);
});

test('entries are dealt once no more come in, whatever was dealt before', () => {
  for (const contest of [undealt, dealt])
    expect(canStep('deal', { ...contest, closes_on: '2026-04-10' }, due)).toBe(false);
});

test.each([
  [early, ['dealt', 'decided'], false],
  [due, ['dealt', 'decided', 'out'], true],
] as const)('at %j what was decided has reached %j', (now, stages, out) => {
  for (const stage of stages) expect(hasReached(stage, decided, now)).toBe(true);
  expect(hasReached('out', decided, now)).toBe(out);
  expect(hasReached('announced', decided, now)).toBe(false);
});
