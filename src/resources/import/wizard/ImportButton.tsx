import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const ImportDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./ImportDialog.tsx')).ImportDialog),
  'dialog',
);

/** Makes records of a file's lines, for whoever may create one. */
export function ImportButton({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list-import.office.open')}
      </button>
      {open && <ImportDialog entity={entity} onClose={() => setOpen(false)} />}
    </>
  );
}
