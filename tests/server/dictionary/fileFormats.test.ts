import { describe, expect, test } from 'vitest';
import { entryStates, entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { parseDictionary, type FileTask } from '#server/features/dictionary/files/parse.ts';
import { writeDictionaryCsv, writeTbx, type WrittenEntry } from '#server/features/dictionary/files/write.ts';
import { fc } from '../../domain/property.ts';

const parse = (file: string | Uint8Array, more: Partial<FileTask> = {}) =>
  parseDictionary({
    file: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    source: 'zh-CN',
    target: 'en',
    legacy: 'GB18030',
    passedOver: [],
    ...more,
  });

const word = fc
  .array(fc.constantFrom('a', 'é', '灯', '<', '&', '"', "'", '=', '-', ' b'), { minLength: 1, maxLength: 12 })
  .map((signs) => `w${signs.join('')}`);
const entry = fc.record({
  term: word,
  translation: word,
  aliases: fc.array(word, { maxLength: 3 }).map((all) => (all.length > 0 ? all.join(', ') : null)),
  type: fc.constantFrom(...entryTypes),
  state: fc.constantFrom(...entryStates),
  first_appearance: fc.option(fc.integer({ min: 1, max: 9999 })),
  note: fc.option(word),
});
const entries = fc.uniqueArray(entry, { selector: ({ term }) => term, minLength: 1, maxLength: 8 });

test.each([
  ['CSV', (all: WrittenEntry[]) => writeDictionaryCsv(all)],
  ['TBX', (all: WrittenEntry[]) => writeTbx(all, { title: 'Lamps & Walls', source: 'zh-CN', target: 'en' })],
])('whatever stands in them, entries are read back from %s as they were written', (_, write) => {
  fc.assert(
    fc.property(entries, (given) => {
      const all = given.map((one, at) => ({ ...one, id: at + 1 }));
      const { entries: read, errors, notices } = parse(write(all));
      expect([errors, notices]).toEqual([[], []]);
      // What an entry does not have is absent in one format and empty in the other.
      const known = (one: object) =>
        Object.fromEntries(Object.entries(one).filter(([name, value]) => !['id', 'line'].includes(name) && value));
      expect(read.map(known)).toEqual(all.map(known));
    }),
    { numRuns: 60 },
  );
});

describe('a CSV file from a spreadsheet', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  test.each([
    ['semicolons', 'term;translation\n灯;lamp', 'common.office.import.read_delimiter'],
    ['a line that names its sign', 'sep=;\nterm;translation\n灯;lamp', 'common.office.import.read_delimiter'],
    ['tabs in UTF-16', utf16('term\ttranslation\n灯\tlamp'), 'common.office.import.read_encoding'],
    [
      'an encoding of its language',
      new Uint8Array([...Buffer.from('term,translation\n'), 0xb5, 0xc6, 0x2c, 0x6c]),
      'common.office.import.read_encoding',
    ],
  ])('is read with %s', (_, file, notice) => {
    const { entries: read, errors, notices } = parse(file);
    expect(errors).toEqual([]);
    expect(read[0]).toMatchObject({ term: '灯' });
    expect(notices.map(({ message }) => message)).toContain(notice);
  });

  test.each([
    ['no columns', 'a,b\n1,2', 'common.office.import.columns'],
    ['a column twice', 'term,term,translation\n1,2,3', 'common.office.import.columns'],
    ['no lines', 'term,translation\n', 'common.office.import.no_lines'],
    ['signs that no text has', 'term,translation\n\u0001,x', 'common.office.import.no_csv'],
    ['an open quotation mark', 'term,translation\n"灯,lamp', 'common.office.import.open_quote'],
    ['another language', 'term,translation,language\n灯,lampe,fr', 'dictionary.office.file.other_language'],
    ['a term twice', 'term,translation\n灯,lamp\n灯,lantern', 'dictionary.office.file.twice'],
    ['a wrong value', 'term,translation,type\n灯,lamp,thing', 'validation.choice'],
  ])('is refused with %s', (_, file, expected) => {
    expect(parse(file).errors.map(({ error }) => error.message)).toContain(expected);
  });
});
