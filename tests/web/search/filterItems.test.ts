import { expect, test } from 'vitest';
import { filterItems } from '../../../src/custom/search/office/items.ts';

const items = [
  { key: '1', group: 'Go to', label: 'Bank holidays' },
  { key: '2', group: 'Go to', label: 'Holidays and leave' },
  { key: '3', group: 'Go to', label: 'Holidays' },
  { key: '4', group: 'Actions', label: 'Print the holidays' },
  { key: '5', group: 'Actions', label: 'Holidays of all' },
];
const filterKeys = (typed: string) => filterItems(items, typed).map(({ key }) => key);

test('what is called just what was typed stands first in its group, then what begins with it', () => {
  expect(filterKeys(' hoLidays ')).toEqual(['3', '2', '1', '5', '4']);
  expect(filterKeys('holi')).toEqual(['2', '3', '1', '5', '4']);
});

test('what stands equally near stays in its order, and in which order words are typed is the same', () => {
  expect(filterKeys('holidays bank')).toEqual(['1']);
  expect(filterKeys('')).toEqual(['1', '2', '3', '4', '5']);
});
