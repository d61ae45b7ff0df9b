import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const SharesDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./SharesDialog.tsx')).SharesDialog),
  'dialog',
);

/** Sets the author's share of the stories that are marked in the list, one or many. */
export function SharesButton() {
  const t = useT();
  return <BulkActionButton label={t('stories.office.shares.open')} dialog={SharesDialog} />;
}
