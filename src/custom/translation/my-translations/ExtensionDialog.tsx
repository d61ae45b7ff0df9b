import { useNotify } from 'ra-core';
import { useId } from 'react';
import { createCrudCalls } from '#domain/kit/crud.ts';
import { schemaOf } from '#domain/kit/entity.ts';
import { extensionRequest, maxExtensions } from '#domain/translation/extensionRequest.entity.ts';
import type { MyTask } from '#domain/translation/myTranslations.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { taskKeys } from '../queryKeys.ts';

const { create } = createCrudCalls(extensionRequest);
const asNumber = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));

/** Asks for more days for a task. */
export function ExtensionDialog({ task, onClose }: { task: MyTask; onClose: () => void }) {
  const t = useT();
  const label = useFieldLabel();
  const notify = useNotify();
  const id = useId();
  const { form, field, methods, refusal, pending } = useCommandForm(
    schemaOf(extensionRequest, 'translator', 'create'),
    (body) => send(create!, { body }),
    {
      defaultValues: { task_id: task.id, days: 3, reason: '' },
      invalidates: [taskKeys.mine],
      onSuccess: () => {
        onClose();
        notify('translation.office.my_translations.requested', { type: 'success' });
      },
    },
  );
  useUnsavedWarning(Boolean(methods.watch('reason')));
  return (
    <Dialog
      title={t('translation.office.desk.extend')}
      onClose={onClose}
      actions={
        <DialogActions
          form={id}
          pending={pending}
          action={t('translation.office.my_translations.send')}
          onClose={onClose}
        />
      }
    >
      <p className="note">
        {task.book} ·{' '}
        {t('translation.office.my_translations.used', { count: task.extensions.approved, max: maxExtensions })}
      </p>
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput
          {...field('days', { setValueAs: asNumber })}
          label={label(extensionRequest, 'days')}
          type="number"
          min={1}
          max={60}
        />
        <TextArea {...field('reason')} label={label(extensionRequest, 'reason')} rows={4} maxLength={2000} />
      </form>
    </Dialog>
  );
}
