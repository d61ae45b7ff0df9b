import { lazy } from 'react';
import { useT } from '../../../i18n/index.ts';
import { BatchButton } from '../../../resources/batch/BatchButton.tsx';

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })));

/** Sets the author's share of the works that are marked in the list, one or many. */
export function ShareButton() {
  const t = useT();
  return <BatchButton label={t('stories.office.shares.open')} dialog={ShareDialog} />;
}
