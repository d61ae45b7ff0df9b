import { expect, test } from 'vitest';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { readTypedDate, writeTypedDate, type DateKind } from '../../../src/ui/calendar/typedDate.ts';

test.each<[InterfaceLanguage, DateKind, string, string]>([
  ['en', 'date', '2026-03-31', '03/31/2026'],
  ['ru', 'date', '2026-03-31', '31.03.2026'],
  ['fr', 'date', '2026-03-31', '31/03/2026'],
  ['zh-CN', 'date', '2026-03-31', '2026/03/31'],
  ['ko', 'date', '2026-03-31', '2026. 03. 31.'],
  ['th', 'date', '2026-03-31', '31/03/2026'],
  ['en', 'month', '2026-03', '03/2026'],
  ['ru', 'month', '2026-03', '03.2026'],
  ['ru', 'time', '2026-03-31T08:30', '31.03.2026 08:30'],
  ['en', 'date', 'soon', 'soon'],
])('in %s a %s %s stands as %s', (language, kind, date, written) => {
  expect(writeTypedDate(date, language, kind)).toBe(written);
});

test.each<[InterfaceLanguage, DateKind, string, string | undefined]>([
  ['en', 'date', '3/31/2026', '2026-03-31'],
  ['en', 'date', '31/3/2026', undefined],
  ['ru', 'date', '31.3.2026', '2026-03-31'],
  ['ru', 'date', '2026-03-31', '2026-03-31'],
  ['ru', 'date', '30.02.2026', undefined],
  ['ru', 'date', '31.03.20', undefined],
  // No day of a database.
  ['ru', 'date', '01.01.0000', undefined],
  ['ru', 'month', '01.0000', undefined],
  ['ru', 'time', '01.01.0000 08:30', undefined],
  ['ru', 'date', '31.03', undefined],
  ['ko', 'date', '2026.3.31', '2026-03-31'],
  ['en', 'month', '13/2026', undefined],
  ['en', 'month', '2026-03', '2026-03'],
  ['en', 'time', '3/31/2026 8:30', '2026-03-31T08:30'],
  ['en', 'time', '3/31/2026 25:30', undefined],
  ['en', 'time', '3/31/2026 8:300', undefined],
  ['en', 'time', '2/30/2026 8:30', undefined],
  ['en', 'date', '3/031/2026', undefined],
  ['en', 'time', '2026-03-31T08:30', '2026-03-31T08:30'],
])('in %s a %s typed as %j is %s', (language, kind, typed, date) => {
  expect(readTypedDate(typed, language, kind)).toBe(date);
});

test.each(Object.keys(interfaceLanguages) as InterfaceLanguage[])('in %s what is written is read again', (language) => {
  for (const [kind, date] of [
    ['date', '2026-11-09'],
    ['month', '2026-11'],
    ['time', '2026-11-09T23:05'],
  ] as const)
    expect(readTypedDate(writeTypedDate(date, language, kind), language, kind)).toBe(date);
});
