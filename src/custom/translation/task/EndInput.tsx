import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { DateInput } from '../../../ui/calendar/DateInput.tsx';

interface Props<V extends FieldValues> {
  control: Control<V>;
  error: Message | undefined;
  hint?: string;
}

/** The end date that tasks are moved to. */
export function EndInput<V extends FieldValues>({ control, error, hint }: Props<V>) {
  const t = useT();
  return (
    <Controller
      control={control}
      name={'ends_on' as FieldPath<V>}
      render={({ field: { value, ...input } }) => (
        <DateInput
          {...input}
          kind="date"
          label={t('translation.office.manage.ends_on')}
          hint={hint}
          value={value ?? ''}
          error={error}
        />
      )}
    />
  );
}
