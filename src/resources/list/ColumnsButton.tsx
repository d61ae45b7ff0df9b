import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { Popover } from '../../ui/Popover.tsx';
import type { ColumnsMenu as Menu } from './ColumnsMenu.tsx';

const ColumnsMenu = lazyWithPreload(
  makePreloadable(async () => (await import('./ColumnsMenu.tsx')).ColumnsMenu),
  'dialog',
);

/** Which columns a list shows, and in which order. */
export function ColumnsButton(props: ComponentProps<typeof Menu>) {
  const translate = useTranslate();
  return (
    <Popover className="button quiet" label={translate('ra.action.select_columns')} side="end">
      <ColumnsMenu {...props} />
    </Popover>
  );
}
