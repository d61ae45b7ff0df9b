import { DataTableBase, useStore } from 'ra-core';
import type { ReactElement } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { Head } from './Head.tsx';
import { Marked } from './Marked.tsx';
import { Coming, NothingFound } from './placeholders.tsx';
import { Rows, type CellOverrides } from './Rows.tsx';
import { compactKey, noWidths, type Columns } from './useColumns.ts';
import css from './table.module.css';

const none: readonly string[] = [];

interface Props {
  entity: Entity<any>;
  columns: Pick<Columns, 'storeKey' | 'visible'> & Partial<Pick<Columns, 'widths' | 'resize'>>;
  overrides: CellOverrides | undefined;
  /** What can be done with the rows that are marked. */
  bulk: ReactElement | false;
  /** The fields that are edited in their cells; the same array at each drawing. */
  editable?: readonly string[];
  /** It scrolls in itself where the window has room for that, and its head stays in sight. */
  tall?: true;
}

/**
 * react-admin's table with rows of plain HTML: as components of Material UI, 25 of them take many times as long to draw.
 */
export function Table({
  entity,
  columns: { storeKey, visible, widths = noWidths, resize },
  overrides,
  bulk,
  editable = none,
  tall,
}: Props) {
  const marks = bulk !== false;
  const [compact] = useStore(compactKey, false);
  return (
    <DataTableBase
      hasBulkActions={marks}
      storeKey={storeKey}
      loading={<Coming columns={visible.length} />}
      empty={<NothingFound />}
    >
      {/* Columns with long words, as Russian has them, are scrolled to. */}
      <Scroller className={tall && css.tall}>
        <table className={`table wide middle ${css.table} ${compact ? css.compact : ''}`}>
          <Head entity={entity} columns={visible} marks={marks} widths={widths} resize={resize} />
          <Rows
            entity={entity}
            columns={visible}
            marks={marks}
            widths={widths}
            overrides={overrides}
            editable={editable}
          />
        </table>
      </Scroller>
      {marks && <Marked entity={entity}>{bulk}</Marked>}
    </DataTableBase>
  );
}
