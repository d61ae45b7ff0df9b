import { useRecordContext } from 'ra-core';
import { isOpenTask } from '#domain/translation/taskSteps.ts';
import type { TaskStatus } from '#domain/translation/translationTask.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton, RecordActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { MoreWithMarked, MoreWithRecord } from '../../../resources/bulk/MoreActions.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';

const Reassign = lazyWithPreload(
  makePreloadable(async () => (await import('./ReassignDialog.tsx')).ReassignDialog),
  'dialog',
);
const Move = lazyWithPreload(
  makePreloadable(async () => (await import('./MoveDialog.tsx')).MoveDialog),
  'dialog',
);
const Cancel = lazyWithPreload(
  makePreloadable(async () => (await import('./CancelDialog.tsx')).CancelDialog),
  'dialog',
);

/** What a manager does with the tasks that are marked; what ends them is a step away. */
export function TaskBulk() {
  const t = useT();
  return (
    <>
      <BulkActionButton label={t('translation.office.manage.reassign')} dialog={Reassign} look="quiet" />
      <BulkActionButton label={t('translation.office.manage.move')} dialog={Move} look="quiet" />
      <MoreWithMarked actions={[{ label: t('translation.office.manage.cancel_many'), dialog: Cancel }]} />
    </>
  );
}

/** The same with the task that is shown, unless it is done. */
export function TaskActions() {
  const t = useT();
  const task = useRecordContext<{ status: TaskStatus }>();
  if (!task || !isOpenTask(task)) return null;
  return (
    <>
      <RecordActionButton label={t('translation.office.manage.reassign')} dialog={Reassign} look="quiet" />
      <RecordActionButton label={t('translation.office.manage.move')} dialog={Move} look="quiet" />
      <MoreWithRecord actions={[{ label: t('translation.office.manage.cancel'), dialog: Cancel }]} />
    </>
  );
}
