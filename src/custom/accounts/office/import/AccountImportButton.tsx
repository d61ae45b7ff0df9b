import { useState } from 'react';
import { useT } from '../../../../i18n/index.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';

const AccountImport = lazyWithPreload(
  makePreloadable(async () => (await import('./AccountImport.tsx')).AccountImport),
  'dialog',
);

/** Makes accounts of a file's lines. */
export function AccountImportButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list-import.office.open')}
      </button>
      {open && <AccountImport onClose={() => setOpen(false)} />}
    </>
  );
}
