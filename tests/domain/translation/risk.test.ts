import { expect, test } from 'vitest';
import { assessRisk, assessRisks, pickWorstRisk } from '#domain/translation/risk.ts';

const now = new Date('2026-03-10T16:00:00.000Z');

test.each([
  [{ chapters: 1, words: 2000, pace: 1000, ends_on: '2026-03-12' }, 'in_time'],
  [{ chapters: 1, words: 2001, pace: 1000, ends_on: '2026-03-12' }, 'at_risk'],
  [{ chapters: 1, words: 1, pace: 1000, ends_on: '2026-03-10' }, 'late'],
  // All is translated, and nothing submitted.
  [{ chapters: 1, words: 0, pace: 1000, ends_on: '2026-03-12' }, 'in_time'],
  [{ chapters: 1, words: 0, pace: 1000, ends_on: '2026-03-10' }, 'late'],
  [{ chapters: 0, words: 0, pace: 1000, ends_on: '2026-03-10' }, 'in_time'],
])('%j is %s at midnight UTC+8 of 11 March', (task, risk) => expect(assessRisk(task, now)).toBe(risk));

test.each([
  [
    'both take the days',
    [
      [1000, '2026-03-12'],
      [1001, '2026-03-12'],
    ],
    ['at_risk', 'at_risk'],
  ],
  [
    'both have their days',
    [
      [1000, '2026-03-12'],
      [1000, '2026-03-12'],
    ],
    ['in_time', 'in_time'],
  ],
  [
    'what ends first is done first',
    [
      [2001, '2026-03-13'],
      [1000, '2026-03-11'],
    ],
    ['at_risk', 'in_time'],
  ],
  [
    'the later one waits for the first',
    [
      [2000, '2026-03-13'],
      [1000, '2026-03-11'],
    ],
    ['in_time', 'in_time'],
  ],
  [
    'nothing can be done for one that is late',
    [
      [9000, '2026-03-10'],
      [1000, '2026-03-11'],
    ],
    ['late', 'in_time'],
  ],
  [
    'one that is translated waits for none',
    [
      [3000, '2026-03-12'],
      [0, '2026-03-12'],
    ],
    ['at_risk', 'in_time'],
  ],
] as const)('of two tasks of a translator %s', (_, tasks, expected) =>
  expect(
    assessRisks(
      tasks.map(([words, ends_on]) => ({ chapters: 1, words, pace: 1000, ends_on })),
      now,
    ),
  ).toEqual(expected),
);

test('of several the worst counts', () => {
  expect(pickWorstRisk(['in_time', 'at_risk', 'late'])).toBe('late');
  expect(pickWorstRisk(['in_time', 'at_risk'])).toBe('at_risk');
  expect(pickWorstRisk([])).toBe('in_time');
});
