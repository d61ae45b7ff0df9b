import { expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import {
  formatAgo,
  formatBothTimes,
  formatBrief,
  formatBusinessTime,
  formatDay,
  formatLongDay,
  formatMonth,
  formatTimeIn,
} from '#domain/shared/formatDates.ts';

const at = '2026-03-01T00:00:00.000Z';

test.each(Object.keys(interfaceLanguages) as InterfaceLanguage[])('a date in %s has one calendar everywhere', (one) => {
  for (const text of [
    formatBusinessTime(at, one),
    formatBothTimes(at, one, 'Asia/Bangkok'),
    formatLongDay('2026-03-01', one),
    formatDay('2026-03-01', one),
    formatMonth('2026-03', one),
    formatTimeIn(at, one, 'Asia/Bangkok'),
  ])
    expect(text).toMatch(/2026/);
  expect(formatBrief('2026-03', one)).toMatch(/26/);
});

test.each([
  ['2026-03-09T12:00:00.000Z', '0 minutes ago'],
  ['2026-03-09T11:00:01.000Z', '59 minutes ago'],
  ['2026-03-09T11:00:00.000Z', '1 hour ago'],
  ['2026-03-08T12:00:01.000Z', '23 hours ago'],
  ['2026-03-08T12:00:00.000Z', '1 day ago'],
  ['2025-03-09T12:00:00.000Z', '365 days ago'],
  // A clock that is a little behind.
  ['2026-03-09T12:00:30.000Z', '0 minutes ago'],
])('%s was %s', (instant, ago) => {
  expect(formatAgo(instant, new Date('2026-03-09T12:00:00.000Z'), 'en')).toBe(ago);
});
