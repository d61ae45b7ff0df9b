import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { Popover } from '../../ui/Popover.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';

/** Which columns a list shows, and in which order. */
export function ColumnsButton(props: ComponentProps<typeof ColumnsMenu>) {
  const translate = useTranslate();
  return (
    <Popover className="button quiet" label={translate('ra.action.select_columns')} side="end">
      <ColumnsMenu {...props} />
    </Popover>
  );
}
