import { expect, test } from 'vitest';
import { getSnoozeTime } from '#domain/home/snooze.ts';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour);

test('this evening is there until it begins', () => {
  expect(getSnoozeTime('evening', at(10, 9))).toEqual(at(10, 18));
  expect(getSnoozeTime('evening', at(10, 18))).toBeUndefined();
});

test('tomorrow is its morning, and next week the morning of Monday', () => {
  expect(getSnoozeTime('tomorrow', at(31, 23))).toEqual(new Date(2026, 3, 1, 9));
  // The 9th is a Monday.
  for (const [today, monday] of [
    [9, 16],
    [10, 16],
    [14, 16],
    [15, 16],
  ] as const)
    expect(getSnoozeTime('next_week', at(today, 12))).toEqual(at(monday, 9));
});
