import { useId } from 'react';
import { dictionaryEntry, entryStates, entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { createCrudCalls } from '#domain/kit/crud.ts';
import { mayWrite, schemaOf } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DialogActions } from '../../../ui/forms/DialogActions.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { translationKeys } from '../queryKeys.ts';
import type { Chapter } from './useDeskText.ts';

interface Props {
  chapter: Chapter;
  /** What was selected in the source, and what stands for it in the target; empty where that is not known. */
  term: string;
  translation: string;
  role: Role;
  onClose: () => void;
}

const { create } = createCrudCalls(dictionaryEntry);
const asNumber = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));

/** A new entry in the dictionary of the book, from what was selected at the desk. */
export function EntryDialog({ chapter, term, translation, role, onClose }: Props) {
  const t = useT();
  const label = useFieldLabel();
  const id = useId();
  const states = mayWrite(dictionaryEntry.fields.state, role, 'create');
  const { form, field, refusal, pending } = useCommandForm(
    schemaOf(dictionaryEntry, role, 'create'),
    (body) => send(create!, { body }),
    {
      defaultValues: {
        term,
        translation,
        type: 'person',
        aliases: '',
        ...(states && { state: 'approved' }),
        first_appearance: chapter.number,
        note: '',
        book_id: chapter.book.id,
        language: chapter.language,
      },
      invalidates: [translationKeys.terms(chapter.book.id, chapter.language)],
      onSuccess: onClose,
    },
  );
  const choices = (name: 'type' | 'state', codes: readonly string[]) =>
    codes.map((code) => ({ code, name: label(dictionaryEntry, name, code) }));
  return (
    <Dialog
      title={t('dictionary.office.new_entry')}
      onClose={onClose}
      actions={<DialogActions form={id} pending={pending} onClose={onClose} />}
    >
      <form id={id} className="stack" {...form}>
        <Refused refusal={refusal} />
        <TextInput
          {...field('term')}
          label={label(dictionaryEntry, 'term')}
          lang={chapter.source_language}
          maxLength={120}
          // What was selected is there: what it is called is asked for.
          autoFocus={term === ''}
        />
        <TextInput
          {...field('translation')}
          label={label(dictionaryEntry, 'translation')}
          lang={chapter.language}
          maxLength={120}
          autoFocus={term !== ''}
        />
        <SelectInput
          {...field('type')}
          label={label(dictionaryEntry, 'type')}
          prompt={label(dictionaryEntry, 'type')}
          options={choices('type', entryTypes)}
        />
        {states && (
          <SelectInput
            {...field('state')}
            label={label(dictionaryEntry, 'state')}
            prompt={label(dictionaryEntry, 'state')}
            options={choices('state', entryStates)}
          />
        )}
        <TextInput
          {...field('aliases')}
          label={label(dictionaryEntry, 'aliases')}
          hint={t('dictionary.office.aliases_hint')}
          lang={chapter.source_language}
          optional
        />
        <TextInput
          {...field('first_appearance', { setValueAs: asNumber })}
          label={label(dictionaryEntry, 'first_appearance')}
          inputMode="numeric"
          optional
        />
        <TextArea {...field('note')} label={label(dictionaryEntry, 'note')} rows={3} optional />
      </form>
    </Dialog>
  );
}
