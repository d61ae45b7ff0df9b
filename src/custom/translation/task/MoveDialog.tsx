import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { moveTasks } from '#domain/translation/tasks.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { useTasksChanged } from './useTasksChanged.ts';

/** Moves the end date of tasks. */
export function MoveDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  const id = useId();
  const today = useToday();
  const task = useRecordContext<{ id: number; ends_on: string }>();
  const { form, controlled, methods, refusal, pending } = useCommandForm(
    moveTasks.body,
    (body) => send(moveTasks, { body }),
    {
      defaultValues: { ids: [...ids], ends_on: task?.ends_on ?? '' },
      ...useTasksChanged('moved', onClose),
    },
  );
  useUnsavedWarning(methods.formState.isDirty);
  return (
    <Dialog
      title={formatCount('translation.office.manage.ask_move', ids.length)}
      onClose={() => onClose(false)}
      actions={
        <DialogActions
          form={id}
          pending={pending}
          action={t('translation.office.manage.go_move')}
          onClose={() => onClose(false)}
        />
      }
    >
      <p>{t('translation.office.manage.hint_move')}</p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <ControlledDateInput
          {...controlled('ends_on')}
          kind="date"
          min={today}
          label={t('translation.office.manage.ends_on')}
        />
      </form>
    </Dialog>
  );
}
