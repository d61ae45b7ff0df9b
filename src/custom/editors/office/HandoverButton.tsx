import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const HandoverDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./HandoverDialog.tsx')).HandoverDialog),
  'dialog',
);

/** Hands over the works that are marked in the list to another editor. */
export function HandoverButton() {
  const t = useT();
  return <BulkActionButton label={t('editors.office.handover.open')} dialog={HandoverDialog} />;
}
