import { expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { formatDualIn, dayIn, monthIn } from '#server/platform/emails/dayIn.ts';
import { formatBrief, formatDay, formatMonth, formatTimeIn } from '../../../src/i18n/format.ts';

const at = '2026-03-01T00:00:00.000Z';

test.each(Object.keys(interfaceLanguages) as InterfaceLanguage[])('a date in %s has one calendar everywhere', (one) => {
  for (const text of [
    dayIn(one, at),
    formatDualIn(one, at, 'Asia/Bangkok'),
    monthIn(one, '2026-03'),
    formatDay('2026-03-01', one),
    formatMonth('2026-03', one),
    formatTimeIn(at, one, 'Asia/Bangkok'),
  ])
    expect(text).toMatch(/2026/);
  expect(formatBrief('2026-03', one)).toMatch(/26/);
});
