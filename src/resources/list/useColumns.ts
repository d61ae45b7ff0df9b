import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field, Kind } from '#domain/kit/fields.ts';
import type { ColumnWidths } from '#domain/list-views/listView.ts';
import type { View } from '#domain/list-views/viewFields.ts';
import type { Role } from '#domain/roles.ts';
import { partsOf } from '../partsOf.tsx';

const visibleAtFirst = 7;
/** Whether the rows of all lists stand close together, as their reader likes it. */
export const compactKey = 'list.compact';

export const isNumeric = ({ kind }: Field) => kind === 'number' || kind === 'money';
// A ref would be sorted by its number, which nobody sees.
const unsorted = new Set<Kind>(['longText', 'choices', 'image', 'ref']);
export const isSortable = ({ kind }: Field) => !unsorted.has(kind);

export interface Columns {
  /** Where the reader's choice is kept; another set of columns begins with a choice of its own. */
  storeKey: string;
  /** All that the role may read, in the reader's order. */
  all: string[];
  /** Those of the reader's choice. */
  visible: string[];
  /** Of those that are not left to what they hold. */
  widths: ColumnWidths;
  /** Gives a column a width, or none. */
  resize: (source: string, width: number | undefined) => void;
  setWidths: (widths: ColumnWidths) => void;
  /** Shows these instead, in their order. */
  show: (sources: readonly string[]) => void;
  toggle: (source: string) => void;
  /** Moves the column at a place of `all` some places on. */
  move: (at: number, by: number) => void;
  /** Back to what a list shows at first. */
  reset: () => void;
}

/** Every column is as wide as what it holds has it. */
export const noWidths: ColumnWidths = {};

/** Places among the sources, in the reader's order; a column that was not there when it was chosen stands last. */
const getOrder = (ranks: readonly number[] | undefined, sources: readonly string[]): number[] => [
  ...new Set([...(ranks ?? []), ...sources.keys()]),
];

const listHidden = (sources: readonly string[], visible: readonly string[]): string[] =>
  sources.filter((source) => !visible.includes(source));
const listRanks = (sources: readonly string[], visible: readonly string[]): number[] =>
  visible.flatMap((source) => (sources.includes(source) ? [sources.indexOf(source)] : []));

/** The columns of an entity's list, as react-admin's selector of columns keeps them; at first without the spare ones. */
export function useColumns(
  entity: Entity<any>,
  role: Role,
  spareColumns?: readonly string[],
  first?: Pick<View, 'columns' | 'widths'>,
): Columns {
  const { sources, hiddenAtFirst } = useMemo(
    () => getColumns(entity, role, spareColumns),
    [entity, role, spareColumns],
  );
  const storeKey = `${entity.name}.columns.${sources.length}`;
  const beginning = useMemo(() => {
    const viewColumns = first?.columns;
    return viewColumns
      ? { hidden: listHidden(sources, viewColumns), ranks: listRanks(sources, viewColumns) }
      : { hidden: hiddenAtFirst, ranks: undefined };
  }, [first, sources, hiddenAtFirst]);
  const [hidden, setHidden] = useStore(storeKey, beginning.hidden);
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`, beginning.ranks);
  const [widths, setWidths] = useStore(`${storeKey}_widths`, first?.widths ?? noWidths);
  return useMemo(() => {
    const order = getOrder(ranks, sources);
    const all = order.map((at) => sources[at]!);
    return {
      storeKey,
      all,
      visible: all.filter((source) => !hidden.includes(source)),
      widths,
      resize: (source, width) => {
        const { [source]: _before, ...others } = widths;
        setWidths(width === undefined ? others : { ...others, [source]: width });
      },
      setWidths,
      show: (visibleSources) => {
        setHidden(listHidden(sources, visibleSources));
        setRanks(listRanks(sources, visibleSources));
      },
      toggle: (source) =>
        setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]),
      move: (at, by) => {
        const moved = [...order];
        moved.splice(at + by, 0, ...moved.splice(at, 1));
        setRanks(moved);
      },
      reset: () => {
        setRanks([...sources.keys()]);
        setHidden(hiddenAtFirst);
        setWidths(noWidths);
      },
    };
  }, [storeKey, sources, hiddenAtFirst, hidden, ranks, widths, setHidden, setRanks, setWidths]);
}

function getColumns(entity: Entity<any>, role: Role, spareColumns: readonly string[] = []) {
  const sources = partsOf(entity).readable(role);
  const hiddenAtFirst = sources.filter(
    (source, at) =>
      spareColumns.includes(source) ||
      (source !== entity.title &&
        source !== entity.sort.field &&
        (['longText', 'image'].includes(entity.fields[source].kind) || at >= visibleAtFirst)),
  );
  return { sources, hiddenAtFirst };
}
