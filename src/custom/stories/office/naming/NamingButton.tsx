import { useRecordContext } from 'ra-core';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { fiction } from '#domain/stories/story.entity.ts';
import { useT } from '../../../../i18n/index.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import { RecordActionButton } from '../../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';

const NamingDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./NamingDialog.tsx')).NamingDialog),
  'dialog',
);

/** Changes title and genre of a story under contract; without one they are its author's. */
export function NamingButton() {
  const t = useT();
  const story = useRecordContext<RecordOf<typeof fiction>>();
  return (
    story?.contract_status === 'signed' && (
      <RecordActionButton label={t('stories.office.naming.open')} dialog={NamingDialog} look="quiet" />
    )
  );
}
