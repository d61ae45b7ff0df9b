import { expect, test } from 'vitest';
import { parseId } from '../../../src/lib/routing/parseId.ts';

test.each([
  ['7', 7],
  ['2147483647', 2 ** 31 - 1],
  ...['', '0', '-1', '07', '1.5', '1e3', '0x10', ' 7', 'seven', '2147483648', '99999999999'].map((text) => [
    text,
    undefined,
  ]),
] as [string, number | undefined][])('the record of an address that says "%s" is %s', (text, id) => {
  expect(parseId(new URLSearchParams({ id: text }))).toBe(id);
  expect(parseId(new URLSearchParams({ book_id: text }), 'book_id')).toBe(id);
});

test('an address that names no record has none', () => expect(parseId(new URLSearchParams())).toBeUndefined());
