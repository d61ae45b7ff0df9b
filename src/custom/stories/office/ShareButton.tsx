import { useT } from '../../../i18n/index.ts';
import { preloadable } from '../../../lib/lazy/preloadable.ts';
import { BatchButton } from '../../../resources/batch/BatchButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const ShareDialog = lazyWithPreload(
  preloadable(async () => (await import('./ShareDialog.tsx')).ShareDialog),
  'dialog',
);

/** Sets the author's share of the works that are marked in the list, one or many. */
export function ShareButton() {
  const t = useT();
  return <BatchButton label={t('stories.office.shares.open')} dialog={ShareDialog} />;
}
