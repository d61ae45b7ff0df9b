import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { partsOf } from '../partsOf.tsx';

const visibleAtFirst = 7;

export const isNumeric = ({ kind }: Field) => kind === 'number' || kind === 'money';
// A ref would be sorted by its number, which nobody sees.
const unsorted = new Set<Kind>(['longText', 'choices', 'image', 'ref']);
export const isSortable = ({ kind }: Field) => !unsorted.has(kind);

export interface Columns {
  /** Where the reader's choice is kept; another set of columns begins with a choice of its own. */
  storeKey: string;
  /** All that the role may read. */
  sources: string[];
  hiddenAtFirst: string[];
  /** Those of the reader's choice, in their order. */
  visible: string[];
}

/** Where the order is kept. */
export const ranksKey = (storeKey: string) => `${storeKey}_columnRanks`;

/** Places among the sources, in the reader's order; a column that was not there when it was chosen stands last. */
export const orderOf = (ranks: readonly number[] | undefined, sources: readonly string[]): number[] => [
  ...new Set([...(ranks ?? []), ...sources.keys()]),
];

/** The columns of an entity's list, as react-admin's selector of columns keeps them. */
export function useColumns(entity: Entity<any>, role: Role): Columns {
  const { sources, hiddenAtFirst } = useMemo(() => columnsOf(entity, role), [entity, role]);
  const storeKey = `${entity.name}.columns.${sources.length}`;
  const [hidden] = useStore(storeKey, hiddenAtFirst);
  const [ranks] = useStore<number[]>(ranksKey(storeKey));
  return useMemo(() => {
    const order = orderOf(ranks, sources).map((at) => sources[at]!);
    return { storeKey, sources, hiddenAtFirst, visible: order.filter((source) => !hidden.includes(source)) };
  }, [storeKey, sources, hiddenAtFirst, hidden, ranks]);
}

function columnsOf(entity: Entity<any>, role: Role) {
  const sources = partsOf(entity).readable(role);
  const hiddenAtFirst = sources.filter(
    (source, at) =>
      source !== entity.title &&
      source !== entity.sort.field &&
      (entity.fields[source].kind === 'longText' || at >= visibleAtFirst),
  );
  return { sources, hiddenAtFirst };
}
