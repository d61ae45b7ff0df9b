import { useRecordContext } from 'ra-core';
import type { TaskStatus } from '#domain/translation/translationTask.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { preloadable } from '../../../lib/lazy/preloadable.ts';
import { BatchButton, RecordButton } from '../../../resources/batch/BatchButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const Reassign = lazyWithPreload(
  preloadable(async () => (await import('./ReassignDialog.tsx')).ReassignDialog),
  'dialog',
);
const Move = lazyWithPreload(
  preloadable(async () => (await import('./MoveDialog.tsx')).MoveDialog),
  'dialog',
);
const Cancel = lazyWithPreload(
  preloadable(async () => (await import('./CancelDialog.tsx')).CancelDialog),
  'dialog',
);

/** What a manager does with the tasks that are marked. */
export function TaskBulk() {
  const t = useT();
  return (
    <>
      <BatchButton label={t('translation.office.manage.reassign')} dialog={Reassign} look="quiet" />
      <BatchButton label={t('translation.office.manage.move')} dialog={Move} look="quiet" />
      <BatchButton label={t('translation.office.manage.cancel_many')} dialog={Cancel} look="danger" />
    </>
  );
}

/** The same with the task that is shown, unless it is done. */
export function TaskActions() {
  const t = useT();
  const task = useRecordContext<{ id: number; status: TaskStatus }>();
  if (!task || task.status === 'done') return null;
  return (
    <>
      <RecordButton label={t('translation.office.manage.reassign')} dialog={Reassign} look="quiet" />
      <RecordButton label={t('translation.office.manage.move')} dialog={Move} look="quiet" />
      <RecordButton label={t('translation.office.manage.cancel')} dialog={Cancel} look="danger" />
    </>
  );
}
