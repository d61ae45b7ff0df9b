import { expect, test } from 'vitest';
import { readRevenueLine, revenueColumns, wrongColumns } from '#domain/rules/revenue.ts';

const cells = { app: 'Lumen', day: '2026-03-09', book: '12', language: 'en', royalty: '10.50', ad: '', gift: '-0.05' };
const today = '2026-03-10';

test('a line is read as cents, and an empty amount as nothing', () => {
  expect(readRevenueLine(cells, today)).toEqual({
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
  const read = readRevenueLine({ ...cells, gross }, today);
  expect('line' in read ? read.line.fees : Object.keys(read.errors)).toEqual(fees ?? ['gross']);
});

test('what is paid back has a minus, and so have its fees', () => {
  const back = { ...cells, royalty: '-7' };
  expect(readRevenueLine({ ...back, gross: '-10' }, today)).toMatchObject({ line: { fees: -295 } });
  expect(readRevenueLine({ ...back, gross: '-7' }, today)).toHaveProperty('errors.gross.message');
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
  [{ royalty: '1.234' }, ['royalty']],
  [{ royalty: '1,000.00' }, ['royalty']],
  [{ royalty: '1000000000.00' }, []],
  [{ royalty: '1000000000.01', ad: '-1000000000.01', gift: 'x' }, ['royalty', 'ad', 'gift']],
  [{ app: '', book: 'x' }, ['app', 'book']],
] as const)('%j is wrong at %j', (change, wrong) => {
  const read = readRevenueLine({ ...cells, ...change }, today);
  expect(Object.keys('errors' in read ? read.errors : {}).sort()).toEqual([...wrong].sort());
});

test.each([
  [revenueColumns, []],
  [revenueColumns.toReversed(), []],
  [revenueColumns.slice(1), ['app']],
  [[...revenueColumns, 'gross'], []],
  [[...revenueColumns, 'gross', 'gross'], ['gross']],
  [[...revenueColumns, 'tax'], ['tax']],
  [[...revenueColumns, 'ad'], ['ad']],
])('the columns %j are wrong at %j', (header, wrong) => {
  expect(wrongColumns(header)).toEqual(wrong);
});
