import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { formatDays } from './inDays.ts';

type Props<V extends FieldValues> = Omit<ComponentProps<typeof ControlledDateInput<V>>, 'kind' | 'label' | 'hint'>;

/** The last day on which a rejected statement may be sent in again. */
export function DeadlineInput<V extends FieldValues>({ error, ...input }: Props<V>) {
  const t = useT();
  const language = useLanguage();
  return (
    <ControlledDateInput
      {...input}
      kind="date"
      label={t('statements.office.review.deadline')}
      hint={t('statements.office.review.deadline_hint')}
      error={error && formatDays(error, language)}
    />
  );
}
