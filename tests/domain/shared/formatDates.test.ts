import { expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import {
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
