import { useListContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/index.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })));

/** Sets the author's share of the works that are marked in the list, one or many. */
export function ShareButton() {
  const t = useT();
  const { selectedIds, onUnselectItems, refetch } = useListContext<{ id: number }>();
  const [open, setOpen] = useState(false);
  const close = (changed: boolean) => {
    setOpen(false);
    if (!changed) return;
    onUnselectItems();
    void refetch();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('shares.open')}
      </button>
      {open && (
        <Suspense>
          <ShareDialog ids={selectedIds} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
