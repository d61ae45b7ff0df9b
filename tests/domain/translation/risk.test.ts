import { expect, test } from 'vitest';
import { assessRisk, pickWorstRisk } from '#domain/translation/risk.ts';

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

test('of several the worst counts', () => {
  expect(pickWorstRisk(['in_time', 'at_risk', 'late'])).toBe('late');
  expect(pickWorstRisk(['in_time', 'at_risk'])).toBe('at_risk');
  expect(pickWorstRisk([])).toBe('in_time');
});
