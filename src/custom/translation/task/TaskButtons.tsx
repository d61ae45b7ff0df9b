import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { TaskStatus } from '#domain/translation/translationTask.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { BulkActionButton, RecordActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Menu } from '../../../ui/Menu.tsx';

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

/** What a manager does with the tasks that are marked. */
export function TaskBulk() {
  const t = useT();
  return (
    <>
      <BulkActionButton label={t('translation.office.manage.reassign')} dialog={Reassign} look="quiet" />
      <BulkActionButton label={t('translation.office.manage.move')} dialog={Move} look="quiet" />
      <BulkActionButton label={t('translation.office.manage.cancel_many')} dialog={Cancel} look="danger" />
    </>
  );
}

/** The same with the task that is shown, unless it is done; what ends it is a step away. */
export function TaskActions() {
  const t = useT();
  const task = useRecordContext<{ id: number; status: TaskStatus }>();
  const [cancelling, setCancelling] = useState(false);
  if (!task || task.status === 'done') return null;
  return (
    <>
      <RecordActionButton label={t('translation.office.manage.reassign')} dialog={Reassign} look="quiet" />
      <RecordActionButton label={t('translation.office.manage.move')} dialog={Move} look="quiet" />
      <Menu button={t('common.more')} className="button quiet">
        <button type="button" role="menuitem" tabIndex={-1} aria-haspopup="dialog" onClick={() => setCancelling(true)}>
          {t('translation.office.manage.cancel')}
        </button>
      </Menu>
      {cancelling && <Cancel ids={[task.id]} onClose={() => setCancelling(false)} />}
    </>
  );
}
