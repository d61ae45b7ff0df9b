import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useTranslate,
} from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import type { ColumnWidths } from '#domain/list-views/listView.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { sizeCell } from './columnStyle.ts';
import { isNumeric, isSortable, type Columns } from './useColumns.ts';
import css from './table.module.css';

const ColumnWidth = lazyWithPreload(
  makePreloadable(async () => (await import('./ColumnWidth.tsx')).ColumnWidth),
  'extra',
);

export interface TableProps {
  entity: Entity<any>;
  /** Fields of the columns. */
  columns: string[];
  /** Can rows be marked? */
  marks: boolean;
  widths: ColumnWidths;
}

type Resizing = { resize: Columns['resize'] | undefined };

/** The headings of a list, by which it is sorted, and whose edges set its widths. */
export function Head({ entity, columns, marks, widths, resize }: TableProps & Resizing) {
  return (
    <thead>
      <tr>
        {marks && (
          <th className={css.selection}>
            <MarkAll />
          </th>
        )}
        {!columns.includes(entity.title) && <th className={css.pinned}>#</th>}
        {columns.map((source) => (
          <Heading key={source} entity={entity} source={source} width={widths[source]} resize={resize} />
        ))}
      </tr>
    </thead>
  );
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

type HeadingProps = Resizing & { entity: Entity<any>; source: string; width: number | undefined };

function Heading({ entity, source, width, resize }: HeadingProps) {
  const translate = useTranslate();
  const label = useFieldLabel()(entity, source);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const field = entity.fields[source];
  const look = isNumeric(field) ? css.numeric : undefined;
  const className = source === entity.title ? css.pinned : look;
  const cell = { ...sizeCell(source, width, className), 'aria-label': label };
  const edge = resize && <ColumnWidth source={source} label={label} width={width} onResize={resize} />;
  if (!isSortable(field))
    return (
      <th {...cell}>
        {label}
        {edge}
      </th>
    );
  const present = sort?.field === source ? sort.order : undefined;
  const next = present ? opposite[present] : 'ASC';
  const Arrow = present === 'DESC' ? ArrowDown : ArrowUp;
  const title = translate('ra.sort.sort_by', {
    field: label,
    field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <th {...cell} aria-sort={present && ariaSort[present]}>
      <button
        className={css.sort}
        title={title}
        aria-label={title}
        data-field={source}
        data-order="ASC"
        onClick={handleSort}
      >
        {label} <Arrow />
      </button>
      {edge}
    </th>
  );
}

function MarkAll() {
  const translate = useTranslate();
  const { onSelect } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext() ?? [];
  const here = (useDataTableDataContext() ?? []).map(({ id }) => id);
  const elsewhere = selected.filter((id) => !here.includes(id));
  const marked = selected.length - elsewhere.length;
  return (
    <input
      type="checkbox"
      aria-label={translate('ra.action.select_all')}
      checked={marked > 0 && marked === here.length}
      ref={(box) => {
        if (box) box.indeterminate = marked > 0 && marked < here.length;
      }}
      onChange={({ target }) => onSelect?.(target.checked ? [...elsewhere, ...here] : elsewhere)}
    />
  );
}
