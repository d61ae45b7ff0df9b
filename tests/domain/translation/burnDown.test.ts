import { describe, expect, test } from 'vitest';
import { computeBurnDown } from '#domain/translation/burnDown.ts';
import { computeOnTimeRate, computeReturnedPerThousand } from '#domain/translation/quality.ts';

const task = { words: 100, begins: '2026-03-01', ends_on: '2026-03-05', submitted: [] };

describe('what is left of a task', () => {
  test('falls with what goes to the auditor, rises with what comes back, and is unknown of days to come', () => {
    const submitted = [
      { day: '2026-03-01', words: 40 },
      { day: '2026-03-03', words: 40 },
      { day: '2026-03-03', words: -40 },
    ];
    expect(computeBurnDown({ ...task, submitted }, '2026-03-03')).toEqual([
      { day: '2026-03-01', left: 60, planned: 100 },
      { day: '2026-03-02', left: 60, planned: 75 },
      { day: '2026-03-03', left: 60, planned: 50 },
      { day: '2026-03-04', left: null, planned: 25 },
      { day: '2026-03-05', left: null, planned: 0 },
    ]);
  });

  test('goes on past the end date of a task that is late', () => {
    expect(computeBurnDown(task, '2026-03-07').slice(-2)).toEqual([
      { day: '2026-03-06', left: 100, planned: 0 },
      { day: '2026-03-07', left: 100, planned: 0 },
    ]);
  });

  test('ends with the task, however long ago that was', () => {
    const submitted = [
      { day: '2026-03-04', words: 60 },
      { day: '2026-03-06', words: 40 },
    ];
    const points = computeBurnDown({ ...task, submitted }, '2026-09-01');
    expect(points).toHaveLength(6);
    expect(points.at(-1)).toEqual({ day: '2026-03-06', left: 0, planned: 0 });
  });

  test('of a long task has points of several days, the last among them', () => {
    const points = computeBurnDown({ ...task, ends_on: '2026-12-31' }, '2026-03-03');
    expect(points.length).toBeLessThanOrEqual(60);
    expect(points.at(-1)).toEqual({ day: '2026-12-31', left: null, planned: 0 });
  });

  test('a task of one day is to be done on it', () => {
    expect(computeBurnDown({ ...task, ends_on: '2026-03-01' }, '2026-03-01')).toEqual([
      { day: '2026-03-01', left: 100, planned: 0 },
    ]);
  });
});

test.each([
  [3, 2000, 1.5],
  [1, 30_000, 0],
  [0, 0, null],
])('%d paragraphs of %d words', (returned, words, expected) => {
  expect(computeReturnedPerThousand(returned, words)).toBe(expected);
});

test.each([
  [4, 1, 0.75],
  [0, 0, null],
])('of %d tasks %d were late', (due, late, expected) => {
  expect(computeOnTimeRate(due, late)).toBe(expected);
});
