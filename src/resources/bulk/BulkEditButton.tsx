import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { preloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { bulkFields } from './bulkFields.ts';

const BulkEditDialog = lazyWithPreload(
  preloadable(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog),
  'dialog',
);

/** Sets a field of the rows that are marked, where the role may write one. */
export function BulkEditButton({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { selectedIds, onUnselectItems, refetch } = useListContext<{ id: number }>();
  if (bulkFields(entity).length === 0) return null;
  const close = (changed: boolean) => {
    setOpen(false);
    if (!changed) return;
    onUnselectItems();
    void refetch();
  };
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('common.office.bulk.open')}
      </button>
      {open && <BulkEditDialog entity={entity} ids={selectedIds} onClose={close} />}
    </>
  );
}
