import {
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'ra-core';
import { memo, useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useLanguage } from '../../i18n/index.ts';
import { Link, useGo } from '../../lib/routing/navigation.tsx';
import { Cell } from '../cells.tsx';
import { getTitleLanguage, formatUntitled } from '../formatTitle.ts';
import { getRecordPath } from '../recordPath.ts';
import { sizeCell } from './columnStyle.ts';
import { cellEditor, useEditing } from './edit/useEditing.ts';
import type { TableProps } from './Head.tsx';
import { isNumeric } from './useColumns.ts';
import css from './table.module.css';

interface Row {
  id: number;
  [source: string]: unknown;
}

/** What a cell shows of its record instead of the field's value, by field. */
export type CellOverrides = Readonly<Record<string, ReactElement>>;

interface Props extends TableProps {
  overrides: CellOverrides | undefined;
  /** The fields that are edited in their cells. */
  editable: readonly string[];
}

/** The button of a mouse that opens links in a tab of their own. */
const middle = 1;
/** Within so many ms a second press is that of a double click. */
const doublePress = 250;
const none: readonly string[] = [];

/** The records of a list, each leading to its form, or to what is known of it where the role only reads. */
export function Rows(props: Props) {
  const records = useDataTableDataContext<Row>();
  const go = useGo();
  const { places, open: openCell, close } = useEditing();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);
  const open = ({ target, button, ctrlKey, metaKey, detail }: MouseEvent) => {
    clearTimeout(opening.current);
    const pressed = target as Element;
    const { path } = pressed.closest('tr')!.dataset;
    // Beside its checkbox a row is marked or nothing, so that a finger that misses it opens nothing.
    if (!path || pressed.closest(`a, input, [data-editor], .${css.selection}`)) return;
    if (button === middle || ctrlKey || metaKey) window.open(`#${path}`, '_blank', 'noopener');
    else if (button !== 0) return;
    else if (!pressed.closest('[data-edit]')) go?.(path);
    else if (detail < 2) opening.current = setTimeout(() => go?.(path), doublePress);
  };
  const edit = ({ target }: MouseEvent) => {
    const pressed = target as Element;
    const { edit: source } = pressed.closest<HTMLElement>('td')?.dataset ?? {};
    if (!source || pressed.closest('[data-editor]')) return;
    getSelection()?.removeAllRanges();
    openCell(Number(pressed.closest('tr')!.dataset.id), source);
  };
  return (
    // The way of the keyboard is the link in each title.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={open} onAuxClick={open} onDoubleClick={edit}>
      {records?.map((record) => {
        const sources = places.filter(({ id }) => id === record.id).map(({ source }) => source);
        return (
          <Row key={record.id} {...props} record={record} sources={sources.length ? sources : none} onDone={close} />
        );
      })}
    </tbody>
  );
}

interface RowProps extends Props {
  record: Row;
  /** Of the cells that are edited. */
  sources: readonly string[];
  onDone: (id: number, source: string) => void;
}

const Row = memo(function Row({
  record,
  entity,
  columns,
  marks,
  widths,
  overrides,
  editable,
  sources,
  onDone,
}: RowProps) {
  const path = getRecordPath(entity, record.id);
  const language = useLanguage();
  const leading = (children: ReactNode) => (
    <Link className={css.opens} to={path} lang={getTitleLanguage(entity, record)}>
      {children}
    </Link>
  );
  const show = (source: string) => {
    const cell = overrides?.[source] ?? <Cell name={source} field={entity.fields[source]} compact />;
    return source === entity.title ? leading(record[source] ? cell : formatUntitled(entity, record, language)) : cell;
  };
  const Editor = cellEditor.here;
  return (
    <RecordContextProvider value={record}>
      <tr className={css.row} data-path={path} data-id={record.id}>
        {marks && (
          <td className={css.selection}>
            <RowCheckbox id={record.id} />
          </td>
        )}
        {!columns.includes(entity.title) && <td className={css.number}>{leading(`#${record.id}`)}</td>}
        {columns.map((source) => (
          <td
            key={source}
            {...sizeCell(source, widths[source], `column-${source} ${getLooks(entity, source)}`)}
            data-edit={editable.includes(source) ? source : undefined}
          >
            {Editor && sources.includes(source) ? (
              <Editor entity={entity} source={source} record={record} onDone={() => onDone(record.id, source)}>
                {show(source)}
              </Editor>
            ) : (
              show(source)
            )}
          </td>
        ))}
      </tr>
    </RecordContextProvider>
  );
});

function getLooks(entity: Entity<any>, source: string): string {
  const field = entity.fields[source];
  if (source === entity.title) return css.title!;
  if (field.kind === 'ref') return css.ref!;
  return isNumeric(field) ? css.numeric! : '';
}

function RowCheckbox({ id }: Pick<Row, 'id'>) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <input
      type="checkbox"
      aria-label={translate('ra.action.select_row')}
      checked={useDataTableSelectedIdsContext()?.includes(id) ?? false}
      // With the shift key it marks all from the last one on.
      onChange={({ nativeEvent }) => handleToggleItem?.(id, nativeEvent)}
    />
  );
}
