import { expect, test } from 'vitest';
import { checkColumns, readRevenueLine, revenueColumns } from '#domain/earnings/revenueFile.ts';

const cells = { app: 'Lumen', day: '2026-03-09', book: '12', language: 'en', royalty: '10.50', ad: '0', gift: '-0.05' };
const read = (change: object = {}, decimalComma = false) =>
  readRevenueLine({ ...cells, ...change }, { today: '2026-03-10', decimalComma });

test('a line is read as cents', () => {
  expect(read()).toEqual({
    line: { app: 'Lumen', day: '2026-03-09', fiction_id: 12, language: 'en', royalty: 1050, ad: 0, gift: -5, fees: 0 },
  });
});

test.each([
  ['', 0],
  ['15.00', 455],
  ['10.45', 0],
  ['10.44', undefined],
  ['x', undefined],
])('of a gross amount of %j the app kept %j', (gross, fees) => {
  const line = read({ gross });
  expect('line' in line ? line.line.fees : Object.keys(line.errors)).toEqual(fees ?? ['gross']);
});

test('what is paid back has a minus, and so have its fees', () => {
  expect(read({ royalty: '-7', gross: '-10' })).toMatchObject({ line: { fees: -295 } });
  expect(read({ royalty: '-7', gross: '-7' })).toHaveProperty('errors.gross.message');
});

test.each([
  [{ app: '' }, ['app']],
  [{ app: '=cmd' }, ['app']],
  [{ app: 'x'.repeat(61) }, ['app']],
  [{ day: '' }, ['day']],
  [{ day: '2026-02-30' }, ['day']],
  [{ day: '9.3.2026' }, ['day']],
  [{ day: '2026-03-10' }, []],
  [{ day: '2026-03-11' }, ['day']],
  [{ book: '' }, ['book']],
  [{ book: '0' }, ['book']],
  [{ book: '1e3' }, ['book']],
  [{ language: 'zh-CN' }, ['language']],
  [{ language: 'ru' }, []],
  [{ royalty: '', ad: ' ', gift: '0' }, ['royalty', 'ad']],
  [{ royalty: '1.234' }, ['royalty']],
  [{ royalty: '1,000.00' }, ['royalty']],
  [{ royalty: '1000000000.00' }, []],
  [{ royalty: '1000000000.01', ad: '-1000000000.01', gift: 'x' }, ['royalty', 'ad', 'gift']],
  [{ app: '', book: 'x' }, ['app', 'book']],
] as const)('%j is wrong at %j', (change, wrong) => {
  const line = read(change);
  expect(Object.keys('errors' in line ? line.errors : {}).sort()).toEqual([...wrong].sort());
});

test.each([
  ['1234,5', 123450],
  ['1.234,50', 123450],
  ['-1.234.567,05', -123456705],
  ['12.5', 1250],
  ['1.234', undefined],
  ['1.23,45', undefined],
  ['1,234.50', undefined],
])('where the comma is the decimal sign, %j is %j cents', (royalty, cents) => {
  const line = read({ royalty }, true);
  expect('line' in line ? line.line.royalty : undefined).toBe(cents);
});

test.each([
  [revenueColumns, [], []],
  [revenueColumns.toReversed(), [], []],
  [revenueColumns.slice(1), ['app'], []],
  [[...revenueColumns, 'gross'], [], []],
  [[...revenueColumns, 'gross', 'gross'], ['gross'], []],
  [[...revenueColumns, 'tax', ''], [], ['tax']],
  [[...revenueColumns, 'ad'], ['ad'], []],
])('of the columns %j wrong are %j and ignored %j', (header, wrong, ignored) => {
  expect(checkColumns(header)).toEqual({ wrong, ignored });
});
