import { useRecordContext } from 'ra-core';
import { lazy } from 'react';
import { useT } from '../../../i18n/index.ts';
import { RecordButton } from '../../../resources/batch/BatchButton.tsx';

const Reverse = lazy(() => import('./ReverseDialog.tsx').then(({ ReverseDialog }) => ({ default: ReverseDialog })));

/** Takes the import that is shown back, while it counts. */
export function ReverseButton() {
  const t = useT();
  const record = useRecordContext<{ status: string }>();
  if (record?.status !== 'imported') return null;
  return <RecordButton label={t('earnings.office.reverse')} dialog={Reverse} look="quiet" />;
}
