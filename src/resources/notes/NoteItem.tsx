import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { deleteNote, type Note } from '#domain/notes/notes.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { AskButton } from '../../ui/fields/AskButton.tsx';
import { Person } from '../audit/Person.tsx';
import { auditKeys, noteKeys } from '../queryKeys.ts';
import { ChangedNote } from './NoteForm.tsx';
import { NoteText } from './NoteText.tsx';
import entries from '../entries.module.css';

interface Props {
  entity: Entity<any>;
  /** Of the record. */
  id: number;
  note: Note;
}

/** A note, which its writer may change or delete for a while. */
export function NoteItem({ entity, id, note }: Props) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const now = useNow();
  const [changing, setChanging] = useState(false);
  const { run, pending } = useCommand(deleteNote, { invalidates: [noteKeys.of(entity.name, id), auditKeys.all] });
  const { by, by_hidden, role, created_at, edited_at, editable_until } = note;
  return (
    <li className={entries.entry}>
      <p className={entries.line}>
        <strong>
          <Person by={by} hidden={by_hidden} />
        </strong>
        <small>
          {role && `${translate(`common.role.${role}`)} · `}
          <time dateTime={created_at}>{formatTime(created_at, language)}</time>
          {edited_at && ` · ${t('notes.office.edited')}`}
        </small>
      </p>
      {changing ? (
        <ChangedNote entity={entity} id={id} note={note} onClose={() => setChanging(false)} />
      ) : (
        <>
          <NoteText note={note} />
          {editable_until && now.toISOString() < editable_until && (
            <span className="actions">
              <button type="button" className="link" onClick={() => setChanging(true)}>
                {translate('ra.action.edit')}
              </button>
              <AskButton
                className="link"
                action={translate('ra.action.delete')}
                title={t('notes.office.delete_ask')}
                look="danger"
                disabled={pending}
                onDo={() => run({ params: { id: note.id } })}
              >
                {t('notes.office.delete_text')}
              </AskButton>
            </span>
          )}
        </>
      )}
    </li>
  );
}
