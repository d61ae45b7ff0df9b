import { useRecordContext } from 'ra-core';
import { lazy } from 'react';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { fiction } from '#domain/stories/story.entity.ts';
import { useT } from '../../../../i18n/index.ts';
import { RecordButton } from '../../../../resources/batch/BatchButton.tsx';

const NamingDialog = lazy(() => import('./NamingDialog.tsx').then(({ NamingDialog }) => ({ default: NamingDialog })));

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
