import type { Field } from '#domain/kit/fields.ts';
import { importFile, leftOut } from '#domain/list-import/importFile.ts';
import { quoted } from '#server/platform/csv/readRows.ts';
import { toCompared, type Words } from './labels.ts';

/** A column of a file, and the field that it is of; null: it is left out. */
export interface MatchedColumn {
  heading: string;
  field: string | null;
  sample: string;
}

interface Matching {
  fields: readonly [string, Field][];
  words: Words;
  given: readonly string[] | undefined;
}

/** What a field is called in a heading, the surest first: an export names a ref once by its id and once by its title. */
const getNames = ([name, { kind }]: [string, Field], words: Words): string[] => [
  name,
  ...words.getFieldNames(name),
  ...(kind === 'ref' ? [name.replace(/_id$/, '')] : []),
];

/** Which field each column is of: as is given, else by its heading; a field is taken once, and one that nobody writes never. */
export function matchColumns(
  head: readonly string[],
  rows: readonly { record: string[] }[],
  { fields, words, given }: Matching,
): MatchedColumn[] {
  const headings = head.map(toCompared);
  const matched = new Map<number, string>();
  const take = (place: number, name: string) => {
    if (place !== -1 && !matched.has(place) && ![...matched.values()].includes(name)) matched.set(place, name);
  };
  if (given) {
    const writable = new Set(fields.map(([name]) => name));
    given.forEach((name, place) => {
      if (name !== leftOut && writable.has(name) && place < head.length) take(place, name);
    });
  } else {
    const names = fields.map((field) => getNames(field, words).map(toCompared));
    const most = Math.max(0, ...names.map(({ length }) => length));
    // The names of all fields before the labels of any: a label of one may be another's name.
    for (let rank = 0; rank < most; rank++)
      fields.forEach(([name], at) => {
        const called = names[at]![rank];
        if (called) take(headings.indexOf(called), name);
      });
  }
  return head.slice(0, importFile.columns).map((heading, place) => ({
    heading: heading.slice(0, quoted),
    field: matched.get(place) ?? null,
    sample: (rows.find(({ record }) => record[place])?.record[place] ?? '').slice(0, quoted),
  }));
}
