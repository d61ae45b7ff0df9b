import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysAfter,
  daysBetween,
  daysUntil,
  endOfDay,
  getMonth,
  minutesAfter,
  monthOf,
  monthsAfter,
  startOfDay,
} from '#domain/shared/clock.ts';
import { fc, property } from '../property.ts';

test.each([
  ['the last instant of a day', '2026-03-31T15:59:59.999Z', '2026-03-31'],
  ['the first instant of the next', '2026-03-31T16:00:00.000Z', '2026-04-01'],
  ['the turn of the year', '2025-12-31T16:00:00.000Z', '2026-01-01'],
  ['a leap day', '2028-02-28T16:00:00.000Z', '2028-02-29'],
  ['noon in UTC', '2026-07-15T12:00:00.000Z', '2026-07-15'],
])('the day of %s is one of UTC+8', (_, instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
  expect(monthOf(new Date(instant))).toBe(getMonth(day));
});

test('a day begins at 16:00 UTC of the day before and ends a millisecond before the next', () => {
  expect(startOfDay('2026-03-04').toISOString()).toBe('2026-03-03T16:00:00.000Z');
  expect(endOfDay('2026-03-04').toISOString()).toBe('2026-03-04T15:59:59.999Z');
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 0, '2026-03'],
  ['2026-03', 25, '2028-04'],
  ['2026-03', -27, '2023-12'],
])('%s and %i months is %s', (month, count, sum) => {
  expect(addMonths(month, count)).toBe(sum);
});

test.each([
  ['1 March, 04:00', '2027-02-28T20:00:00.000Z', 1, '2027-03-31T20:00:00.000Z'],
  ['31 January, 01:00', '2027-01-30T17:00:00.000Z', 1, '2027-02-27T17:00:00.000Z'],
  ['31 January of a leap year', '2028-01-31T04:00:00.000Z', 1, '2028-02-29T04:00:00.000Z'],
  ['the turn of the year', '2026-12-31T15:59:59.999Z', 1, '2027-01-31T15:59:59.999Z'],
  ['1 March before a leap year', '2027-02-28T20:00:00.000Z', 12, '2028-02-29T20:00:00.000Z'],
  ['29 February', '2028-02-29T04:00:00.000Z', 12, '2029-02-28T04:00:00.000Z'],
  ['30 November', '2026-11-30T10:00:00.000Z', -9, '2026-02-28T10:00:00.000Z'],
])('of %s in UTC+8, %s and %i months is the same day there, or the last of the month', (_, instant, count, after) => {
  expect(monthsAfter(new Date(instant), count).toISOString()).toBe(after);
});

test('minutes are added to an instant', () => {
  expect(minutesAfter(new Date('2026-03-31T23:55:00.000Z'), 10).toISOString()).toBe('2026-04-01T00:05:00.000Z');
});

test.each([
  ['2026-03-01T00:00:00.000Z', 0],
  ['2026-03-01T00:00:00.001Z', 1],
  ['2026-03-02T00:00:00.000Z', 1],
  ['2026-02-27T23:59:59.999Z', -1],
])('until %s it is %i days', (instant, days) => {
  expect(daysUntil(new Date(instant), new Date('2026-03-01T00:00:00.000Z'))).toBe(days);
});

const instants = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

property('every instant lies within its day', [instants], (instant) => {
  const day = dayOf(instant);
  expect(startOfDay(day) <= instant && instant <= endOfDay(day)).toBe(true);
  expect(dayOf(startOfDay(day))).toBe(day);
  expect(dayOf(endOfDay(day))).toBe(day);
});

property('days follow one another without a gap', [instants], (instant) => {
  const end = endOfDay(dayOf(instant));
  expect(startOfDay(dayOf(new Date(end.getTime() + 1))).getTime()).toBe(end.getTime() + 1);
});

property('days are counted as they were added', [instants, fc.integer({ min: -900, max: 900 })], (instant, count) => {
  expect(daysBetween(dayOf(instant), addDays(dayOf(instant), count))).toBe(count);
  expect(dayOf(daysAfter(instant, count))).toBe(addDays(dayOf(instant), count));
});

property(
  'months are taken off as they were added',
  [instants, fc.integer({ min: -500, max: 500 })],
  (instant, count) => {
    expect(addMonths(addMonths(monthOf(instant), count), -count)).toBe(monthOf(instant));
  },
);
