import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../ui/lazy/lazyWithPreload.tsx';
import { BulkActionButton } from '../bulk/BulkActionButton.tsx';
import { listBulkEditFields } from './bulkEditFields.ts';

const BulkEditDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog),
  'dialog',
);

/** Sets a field of the rows that are marked, where the role may write one. */
export function BulkEditButton({ entity }: { entity: Entity<any> }) {
  const t = useT();
  if (listBulkEditFields(entity).length === 0) return null;
  return <BulkActionButton label={t('common.office.bulk.open')} dialog={BulkEditDialog} look="quiet" />;
}
