import type { ComponentProps } from 'react';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { inDays } from './inDays.ts';

/** The last day on which a rejected statement may be sent in again. */
export function DeadlineInput({ error, ...input }: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  const t = useT();
  const language = useLanguage();
  return (
    <TextInput
      {...input}
      type="date"
      label={t('statements.office.review.deadline')}
      hint={t('statements.office.review.deadline_hint')}
      error={error && inDays(error, language)}
    />
  );
}
