import { expect, test } from 'vitest';
import { splitAliases } from '#domain/dictionary/aliases.ts';
import { compareEntries, listPassedOver, readEntry } from '#domain/dictionary/dictionaryFile.ts';

const known = {
  id: 7,
  term: '灯',
  translation: 'lamp',
  aliases: null,
  type: 'other',
  state: 'approved',
  first_appearance: 3,
  note: 'Never a torch.',
  proposed_translation: null,
};
const compare = (cells: object) => {
  const read = readEntry({ term: '灯', translation: 'lamp', ...cells }, 2);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return compareEntries([read.entry], [known], 'content_manager')[0]!;
};

test.each([
  ['says nothing else', {}, []],
  ['says the same', { type: ' Other ', state: 'APPROVED', first_appearance: '3', note: 'Never a torch.' }, []],
  ['leaves the type and the state empty', { type: '', state: '' }, []],
  ['leaves the note empty', { note: ' ' }, [{ field: 'note', from: 'Never a torch.', to: null }]],
  ['leaves the first chapter empty', { first_appearance: '' }, [{ field: 'first_appearance', from: 3, to: null }]],
  ['has another form', { aliases: '灯火' }, [{ field: 'aliases', from: null, to: '灯火' }]],
])('an entry of a file that %s', (_, cells, changes) => {
  expect(compare(cells)).toMatchObject({ kind: changes.length > 0 ? 'changed' : 'unchanged', id: 7, changes });
});

test.each([
  ['term', ''],
  ['term', '灯'.repeat(121)],
  ['translation', ' '],
  ['translation', 'two\nlines'],
  ['type', 'river'],
  ['state', 'rejected'],
  ['first_appearance', '0'],
  ['first_appearance', '1.5'],
  ['first_appearance', 'chapter 1'],
  ['note', 'word '.repeat(140)],
])('a %s that is %j is an error of its column', (column, cell) => {
  const read = readEntry({ term: '灯', translation: 'lamp', [column]: cell }, 2);
  expect(Object.keys('errors' in read ? read.errors : {})).toEqual([column]);
});

test('only a translator does not set the state', () => {
  expect(listPassedOver('translator')).toEqual(['state']);
  expect(listPassedOver('content_manager')).toEqual([]);
  expect(listPassedOver('translation_auditor')).toEqual([]);
});

test('other forms are parted by any comma', () => {
  expect(splitAliases('照夜，夜儿、 Lin , ')).toEqual(['照夜', '夜儿', 'Lin']);
  expect(splitAliases(null)).toEqual([]);
});
