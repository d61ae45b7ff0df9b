import { expect, test } from 'vitest';
import { parseRelativeSpan } from '#domain/kit/relativeSpans.ts';
import { getSpanDays } from '#domain/shared/relativeDays.ts';

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['yesterday', '2026-03-30', '2026-03-30'],
  ['last_1_days', '2026-03-31', '2026-03-31'],
  ['last_7_days', '2026-03-25', '2026-03-31'],
  ['next_7_days', '2026-03-31', '2026-04-06'],
  ['older_than_30_days', undefined, '2026-02-28'],
  ['this_month', '2026-03-01', '2026-03-31'],
  ['last_month', '2026-02-01', '2026-02-28'],
  ['this_year', '2026-01-01', '2026-12-31'],
  ['last_12_months', '2025-04-01', '2026-03-31'],
  ['older_than_1_months', undefined, '2026-01-31'],
])('%s on 31 March lasts from %s to %s', (text, from, to) => {
  expect(getSpanDays(parseRelativeSpan(text)!, '2026-03-31')).toEqual({ ...(from && { from }), to });
});

test.each([
  '',
  'tomorrow',
  'last_days',
  'last_0_days',
  'last_07_days',
  'last_10000_days',
  'last_-1_days',
  'today_1',
  'last_#_days',
  'last_7_days ',
])('%j is no span', (text) => expect(parseRelativeSpan(text)).toBeUndefined());
