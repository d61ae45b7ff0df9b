import { useTranslate } from 'ra-core';
import type { FocusEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { Entity } from '#domain/kit/entity.ts';
import { addNote, changeNote, type Note } from '#domain/notes/notes.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { isLeft } from '../../lib/forms/refusal.ts';
import { Refused } from '../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../ui/forms/useCommandForm.ts';
import { auditKeys, noteKeys } from '../queryKeys.ts';
import { keepDraft, readDraft } from './noteDraft.ts';
import { NoteField } from './NoteField.tsx';
import css from './notes.module.css';

interface Props {
  entity: Entity<any>;
  id: number;
}

const listChanged = ({ name }: Entity<any>, id: number) => [noteKeys.of(name, id), auditKeys.all];

/** The text as the form knows it: it does not read the field, which would be empty to it once one has left it. */
function useNoteText(control: Control<{ text: string }>) {
  const { value, onBlur } = useController({ control, name: 'text' }).field;
  return { value, onBlur: (event: FocusEvent) => void (isLeft(event) && onBlur()) };
}

/** Adds a note to a record; what was begun is kept until then. */
export function NewNote({ entity, id, onAdded }: Props & { onAdded: () => void }) {
  const t = useT();
  const { name: of } = entity;
  const { form, controlled, methods, refusal, pending, submit } = useCommandForm(
    changeNote.body,
    ({ text }) => send(addNote, { body: { resource: of, record_id: id, text } }),
    {
      defaultValues: { text: readDraft(of, id) },
      invalidates: listChanged(entity, id),
      onSuccess: () => {
        keepDraft(of, id, '');
        methods.reset({ text: '' });
        onAdded();
      },
    },
  );
  const { error, control } = controlled('text');
  const text = useNoteText(control);
  return (
    <form className={css.form} {...form}>
      <Refused refusal={refusal} />
      <NoteField
        id="note"
        name="text"
        of={of}
        recordId={id}
        label={t('notes.office.label')}
        hint={t('notes.office.hint')}
        {...text}
        error={error}
        onText={(typed) => {
          methods.setValue('text', typed, { shouldValidate: methods.formState.isSubmitted });
          keepDraft(of, id, typed);
        }}
        onSend={submit}
      />
      <span className="actions" data-actions="">
        <button className="button" disabled={pending || text.value.trim() === ''}>
          {t('notes.office.add')}
        </button>
      </span>
    </form>
  );
}

/** Changes a note of one's own. */
export function ChangedNote({ entity, id, note, onClose }: Props & { note: Note; onClose: () => void }) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const { form, controlled, methods, refusal, pending, submit } = useCommandForm(
    changeNote.body,
    (body) => send(changeNote, { params: { id: note.id }, body }),
    { defaultValues: { text: note.text }, invalidates: listChanged(entity, id), onSuccess: onClose },
  );
  const { error, control } = controlled('text');
  const text = useNoteText(control);
  return (
    <form className={css.form} {...form}>
      <Refused refusal={refusal} />
      <NoteField
        id={`note-${note.id}`}
        name="text"
        of={entity.name}
        recordId={id}
        label={t('notes.office.tab')}
        hint={t('notes.office.until', { time: formatTime(note.editable_until!, language) })}
        {...text}
        error={error}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- It was opened to be typed in.
        autoFocus
        onText={(typed) => methods.setValue('text', typed, { shouldValidate: methods.formState.isSubmitted })}
        onSend={submit}
      />
      <span className="actions">
        <button className="button" disabled={pending}>
          {translate('ra.action.save')}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </span>
    </form>
  );
}
