import { useTranslate } from 'ra-core';
import { preloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { Popover } from '../../ui/Popover.tsx';
import type { Columns } from './useColumns.ts';

const ColumnsMenu = lazyWithPreload(
  preloadable(async () => (await import('./ColumnsMenu.tsx')).ColumnsMenu),
  'dialog',
);

/** Which columns a list shows, and in which order. */
export function ColumnsButton({ columns }: { columns: Columns }) {
  const translate = useTranslate();
  return (
    <Popover className="button quiet" label={translate('ra.action.select_columns')} side="end">
      <ColumnsMenu columns={columns} />
    </Popover>
  );
}
