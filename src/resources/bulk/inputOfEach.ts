import * as t from '#domain/kit/types.ts';

/** In a form: what is typed for each record of a bulk decision. */
export interface Each {
  each: Record<string, string>;
}

interface Item {
  id: number;
}

/** Not the bare id, which would make a list of it. */
const getKey = ({ id }: Item) => `of${id}`;

/** What an input of a record is called in the form. */
export const formatInputName = (item: Item) => `each.${getKey(item)}` as const;

/** What is typed for a record; undefined before its input is there. */
export const getTyped = ({ each }: Each, item: Item): string | undefined => each[getKey(item)];

/** A rule for each of those that are ready; what was typed for others does not count. */
export const buildEachRule = (ready: readonly Item[], rule: t.Schema<string>) =>
  t.object(Object.fromEntries(ready.map((item) => [getKey(item), rule]))).noUnknown(false);
