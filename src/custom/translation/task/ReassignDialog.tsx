import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import type { StoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { usualPace } from '#domain/translation/pace.ts';
import { listTranslators, reassignTasks } from '#domain/translation/tasks.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { useToday } from '../../../lib/time/useToday.ts';
import type { BulkActionProps } from '../../../resources/bulk/BulkActionButton.tsx';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { ReasonArea } from '../../../ui/reason/ReasonArea.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { translatorKeys } from '../queryKeys.ts';
import { useTasksChanged } from './useTasksChanged.ts';

const asNumber = (chosen: unknown) => (chosen ? Number(chosen) : null);

/** Gives tasks to another translator, who is chosen by what they have to do and how fast they are. */
export function ReassignDialog({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const formatCount = useFormatCount();
  const locale = useLanguage();
  const id = useId();
  const today = useToday();
  const task = useRecordContext<{ id: number; language: StoryLanguage; translator_id: number }>();
  const { data, error, refetch } = useQuery({
    queryKey: translatorKeys.all,
    queryFn: () => send(listTranslators, {}),
  });
  const { form, field, controlled, methods, refusal, pending } = useCommandForm(
    reassignTasks.body,
    (body) => send(reassignTasks, { body }),
    {
      defaultValues: { ids: [...ids], ends_on: null, reason: '' },
      ...useTasksChanged('reassigned', onClose),
    },
  );
  useUnsavedWarning(methods.formState.isDirty);
  const close = () => onClose(false);
  const others = (data?.items ?? []).filter((one) => one.id !== task?.translator_id);
  // Who knows the language stands in front.
  const knows = ({ languages }: (typeof others)[number]) => Number(task && languages.includes(task.language));
  const options = others
    .toSorted((one, other) => knows(other) - knows(one))
    .map(({ id: code, name, languages, pace, open_words }) => ({
      code: String(code),
      name: [
        name,
        languages.map((language) => formatLanguageName(language, locale)).join(', '),
        pace === null
          ? formatCount('translation.office.assign.no_pace', usualPace)
          : formatCount('translation.office.assign.pace', pace),
        formatCount('translation.office.assign.open_words', open_words),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return (
    <Dialog
      title={formatCount('translation.office.manage.ask_reassign', ids.length)}
      onClose={close}
      actions={
        <DialogActions
          form={id}
          pending={pending || options.length === 0}
          action={t('translation.office.manage.go_reassign')}
          onClose={close}
        />
      }
    >
      <p>{t('translation.office.manage.hint_reassign')}</p>
      {!data && !error && <Loading />}
      {!data && error && <TryAgain retry={refetch} error={error} />}
      {data && options.length === 0 && <p className="problem">{t('translation.office.manage.nobody')}</p>}
      {options.length > 0 && (
        <form id={id} className="stack" {...form}>
          <Refused refusal={refusal} />
          <SelectInput
            {...field('translator_id', { setValueAs: asNumber })}
            label={t('translation.office.manage.to')}
            prompt={t('translation.office.manage.choose')}
            options={options}
            defaultValue=""
          />
          <ControlledDateInput
            {...controlled('ends_on')}
            kind="date"
            min={today}
            label={t('translation.office.manage.ends_on')}
            hint={t('translation.office.manage.ends_hint')}
          />
          <ReasonArea {...field('reason')} label={t('translation.office.manage.why')} />
        </form>
      )}
    </Dialog>
  );
}
