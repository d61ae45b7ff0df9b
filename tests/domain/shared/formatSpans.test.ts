import { expect, test } from 'vitest';
import { dayLong, hourLong, minuteLong } from '#domain/shared/clock.ts';
import { formatAgo, formatRoughSpan, formatSpan, splitSpan } from '#domain/shared/formatSpans.ts';

test('a span is split into days, hours, minutes and seconds', () => {
  const parts = splitSpan(9 * dayLong + 23 * hourLong + 5 * minuteLong + 59_999);
  expect(Object.fromEntries(parts)).toEqual({ day: 9, hour: 23, minute: 5, second: 59 });
});

test.each([
  [59_999, '', '1 minute'],
  [89_999, '1 minute', '1 minute'],
  [90_000, '1 minute', '2 minutes'],
  [119 * minuteLong, '1 hour 59 minutes', '119 minutes'],
  [2 * hourLong, '2 hours', '2 hours'],
  [2 * dayLong - minuteLong, '1 day 23 hours', '48 hours'],
  [2 * dayLong + 5 * minuteLong, '2 days', '2 days'],
  [60 * hourLong, '2 days 12 hours', '3 days'],
])('%i ms are %j and about %j', (span, exact, rough) => {
  expect(formatSpan(span, 'en')).toBe(exact);
  expect(formatRoughSpan(span, 'en')).toBe(rough);
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
