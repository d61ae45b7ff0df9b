import { useRecordContext } from 'ra-core';
import { importSteps } from '#domain/earnings/revenueImport.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { RecordActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const Reverse = lazyWithPreload(
  makePreloadable(async () => (await import('./ReverseDialog.tsx')).ReverseDialog),
  'dialog',
);

/** Takes the import that is shown back, while it counts. */
export function ReverseButton() {
  const t = useT();
  const record = useRecordContext<{ status: string }>();
  if (record?.status !== importSteps.reverse.from) return null;
  return <RecordActionButton label={t('earnings.office.reverse')} dialog={Reverse} look="quiet" />;
}
