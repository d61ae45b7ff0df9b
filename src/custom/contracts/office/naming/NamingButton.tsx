import { useRecordContext } from 'ra-core';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { fiction } from '#domain/stories/story.entity.ts';
import { useT } from '../../../../i18n/index.ts';
import { preloadable } from '../../../../lib/lazy/preloadable.ts';
import { RecordButton } from '../../../../resources/batch/BatchButton.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';

const NamingDialog = lazyWithPreload(
  preloadable(async () => (await import('./NamingDialog.tsx')).NamingDialog),
  'dialog',
);

/** Changes title and genre of a work under contract; without one they are its author's. */
export function NamingButton() {
  const t = useT();
  const work = useRecordContext<RecordOf<typeof fiction>>();
  return (
    work?.contract_status === 'signed' && (
      <RecordButton label={t('contracts.office.naming.open')} dialog={NamingDialog} look="quiet" />
    )
  );
}
