import { useRecordContext, useRedirect } from 'ra-core';
import { cancelTasks } from '#domain/translation/tasks.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { ReasonDialog } from '../../../ui/reason/ReasonDialog.tsx';
import { useTasksChanged } from './useTasksChanged.ts';

/** Asks why tasks are cancelled, which their translators read; the page of a cancelled task is left. */
export function CancelDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  const redirect = useRedirect();
  const task = useRecordContext();
  const leave = (changed: boolean) => {
    if (changed && task) redirect('list', resourceOf(translationTask));
    else onClose(changed);
  };
  const { invalidates, onSuccess } = useTasksChanged('cancelled', leave);
  return (
    <ReasonDialog
      title={formatCount('translation.office.manage.ask_cancel', ids.length)}
      action={t(ids.length === 1 ? 'translation.office.manage.cancel' : 'translation.office.manage.cancel_many')}
      look="danger"
      label={t('translation.office.manage.why')}
      act={(reason) => send(cancelTasks, { body: { ids: [...ids], reason } })}
      invalidates={invalidates}
      onDone={onSuccess}
      onClose={() => onClose(false)}
    >
      <p>{t('translation.office.manage.hint_cancel')}</p>
    </ReasonDialog>
  );
}
