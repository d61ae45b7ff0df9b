import { useTranslate } from 'ra-core';
import { useId, useRef, type KeyboardEvent, type TextareaHTMLAttributes } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../i18n/index.ts';
import { FieldFrame, getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { useMention } from './useMention.ts';
import css from './notes.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'> {
  /** Of the form among those of the page. */
  id: string;
  name: string;
  /** The record. */
  of: string;
  recordId: number;
  label: string;
  hint?: string;
  value: string;
  error: Message | undefined;
  onText: (text: string) => void;
  onSend: () => void;
}

/** The text of a note, in which colleagues are named. */
export function NoteField({ id, name, of, recordId, label, hint, value, error, onText, onSend, ...area }: Props) {
  const t = useT();
  const translate = useTranslate();
  const list = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const mention = useMention(text, { of, id: recordId }, onText);
  const ids = getFrameIds(id);
  const isOffered = mention.offered.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    mention.onKeyDown(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    mention.hide();
    onSend();
  };
  return (
    <FieldFrame name={id} {...{ label, hint, error }}>
      <div className={css.field}>
        <textarea
          {...area}
          ref={text}
          id={ids.control}
          name={name}
          className="control"
          rows={4}
          dir="auto"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          aria-autocomplete="list"
          aria-controls={isOffered ? list : undefined}
          aria-activedescendant={isOffered ? `${list}-${mention.active}` : undefined}
          onChange={({ target }) => onText(target.value)}
          onSelect={mention.look}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            mention.hide();
            area.onBlur?.(event);
          }}
        />
        {isOffered && (
          <div className={css.offered} id={list} role="listbox" aria-label={t('notes.office.readers')}>
            {mention.offered.map(({ user_name, role }, at) => (
              <div
                key={user_name}
                id={`${list}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === mention.active}
                onMouseDown={(event) => {
                  // The text keeps the focus.
                  event.preventDefault();
                  mention.take(user_name);
                }}
              >
                <span translate="no">{user_name}</span> <small>{translate(`common.role.${role}`)}</small>
              </div>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
