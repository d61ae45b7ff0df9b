import { expect, test } from 'vitest';
import type { RevenueLine } from '#domain/earnings/revenueFile.ts';
import { listQuestions } from '#domain/earnings/revenueQuestions.ts';

const line = (day: string, change: Partial<RevenueLine> = {}): RevenueLine => ({
  app: 'Lumen',
  day,
  fiction_id: 1,
  language: 'en',
  royalty: 100,
  ad: 0,
  gift: 0,
  fees: 0,
  ...change,
});
const march = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => line(day));

const getQuestions = (lines: RevenueLine[], books: Partial<Parameters<typeof listQuestions>[1]> = {}) =>
  Object.fromEntries(
    listQuestions(lines, { openMonth: null, signedOn: () => undefined, ...books }).map(({ question, lines }) => [
      question,
      lines.map(({ day }) => day),
    ]),
  );

test.each<[string, RevenueLine[], Partial<Parameters<typeof listQuestions>[1]>, object]>([
  ['a month that nobody closed', march, {}, {}],
  ['days of the open month', march, { openMonth: '2026-03' }, {}],
  [
    'a day of a closed month',
    [line('2026-02-28'), ...march],
    { openMonth: '2026-03' },
    { closed_month: ['2026-02-28'] },
  ],
  ['the month before and the one after most lines', [line('2026-02-28'), line('2026-04-01'), ...march], {}, {}],
  ['two months away', [line('2026-01-31'), ...march], {}, { far_month: ['2026-01-31'] }],
  ['the same month of another year', [...march, line('2025-03-01')], {}, { far_month: ['2025-03-01'] }],
  ['a day of the contract’s year', march, { signedOn: () => '2026-03-20' }, {}],
  [
    'a day of a year before the contract',
    [line('2025-12-31'), line('2025-12-30'), line('2026-01-01')],
    { signedOn: () => '2026-01-01' },
    { before_contract: ['2025-12-31', '2025-12-30'] },
  ],
  ['a work without a contract of this house', march, { signedOn: () => undefined }, {}],
  ['money that is taken back', [line('2026-03-04', { gift: -1 }), ...march], {}, { negative: ['2026-03-04'] }],
])('%s', (_, lines, books, questions) => {
  expect(getQuestions(lines, books)).toEqual(questions);
});
