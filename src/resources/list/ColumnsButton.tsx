import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Popover } from '../../ui/Popover.tsx';
import type { Columns } from './useColumns.ts';

const ColumnsMenu = lazy(() => import('./ColumnsMenu.tsx').then(({ ColumnsMenu }) => ({ default: ColumnsMenu })));

/** Which columns a list shows, and in which order. */
export function ColumnsButton({ columns }: { columns: Columns }) {
  const translate = useTranslate();
  return (
    <Popover className="button quiet" label={translate('ra.action.select_columns')} side="end">
      <Suspense>
        <ColumnsMenu columns={columns} />
      </Suspense>
    </Popover>
  );
}
