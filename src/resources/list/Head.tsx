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
import { useFieldLabel } from '../useFieldLabel.ts';
import { isNumeric, isSortable } from './useColumns.ts';
import css from './table.module.css';

export interface TableProps {
  entity: Entity<any>;
  /** Fields of the columns. */
  columns: string[];
  /** Can rows be marked? */
  marks: boolean;
}

/** The headings of a list, by which it is sorted. */
export function Head({ entity, columns, marks }: TableProps) {
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
          <Heading key={source} entity={entity} source={source} />
        ))}
      </tr>
    </thead>
  );
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

function Heading({ entity, source }: { entity: Entity<any>; source: string }) {
  const translate = useTranslate();
  const label = useFieldLabel()(entity, source);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const field = entity.fields[source];
  const look = isNumeric(field) ? css.numeric : undefined;
  const className = source === entity.title ? css.pinned : look;
  if (!isSortable(field)) return <th className={className}>{label}</th>;
  const present = sort?.field === source ? sort.order : undefined;
  const next = present ? opposite[present] : 'ASC';
  const Arrow = present === 'DESC' ? ArrowDown : ArrowUp;
  const title = translate('ra.sort.sort_by', {
    field: label,
    field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <th className={className} aria-sort={present && ariaSort[present]}>
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
