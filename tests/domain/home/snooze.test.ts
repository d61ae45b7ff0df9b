import { expect, test } from 'vitest';
import { getSnoozeTime } from '#domain/home/snooze.ts';

const zone = 'America/New_York';
/** Of March 2026, on that clock; its summer time begins on the 8th. */
const at = (day: number, hour: number) =>
  new Date(`2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00-04:00`);

test('this evening is there until it begins', () => {
  expect(getSnoozeTime('evening', at(10, 9), zone)).toEqual(at(10, 18));
  expect(getSnoozeTime('evening', at(10, 18), zone)).toBeUndefined();
});

test('tomorrow is its morning, and next week the morning of Monday', () => {
  expect(getSnoozeTime('tomorrow', at(31, 23), zone)).toEqual(new Date('2026-04-01T09:00:00-04:00'));
  // The 9th is a Monday.
  for (const [today, monday] of [
    [9, 16],
    [10, 16],
    [14, 16],
    [15, 16],
  ] as const)
    expect(getSnoozeTime('next_week', at(today, 12), zone)).toEqual(at(monday, 9));
});

test('a morning is on the clock of its own day', () => {
  expect(getSnoozeTime('tomorrow', new Date('2026-03-07T12:00:00-05:00'), zone)).toEqual(at(8, 9));
});
