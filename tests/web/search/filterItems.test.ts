import { expect, test } from 'vitest';
import { filterItems } from '../../../src/custom/search/office/items.ts';

const items = [
  { key: '1', group: 'Places', label: 'Old lanterns' },
  { key: '2', group: 'Places', label: 'Lanterns and lamps' },
  { key: '3', group: 'Places', label: 'Lanterns' },
  { key: '4', group: 'Deeds', label: 'Print the lanterns' },
  { key: '5', group: 'Deeds', label: 'Lanterns of all' },
];
const filterKeys = (typed: string) => filterItems(items, typed).map(({ key }) => key);

test('what is called just what was typed stands first in its group, then what begins with it', () => {
  expect(filterKeys(' laNterns ')).toEqual(['3', '2', '1', '5', '4']);
  expect(filterKeys('lant')).toEqual(['2', '3', '1', '5', '4']);
});

test('what stands equally near stays in its order, and in which order words are typed is the same', () => {
  expect(filterKeys('lanterns old')).toEqual(['1']);
  expect(filterKeys('')).toEqual(['1', '2', '3', '4', '5']);
});
