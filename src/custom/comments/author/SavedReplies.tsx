import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { deleteSavedReply, listSavedReplies, saveReply } from '#domain/comments/comments.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send, type ApiError } from '../../../lib/api/client.ts';
import { problemsOf } from '../../../lib/problems.ts';
import { savedReplyKeys } from '../queryKeys.ts';
import css from './Comments.module.css';

const queryKey = savedReplyKeys.all;

/** Answers that were kept: one is put in by its line, and what stands in the form can be kept too. */
export function SavedReplies({ text, onChoose }: { text: string; onChoose: (content: string) => void }) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ queryKey, queryFn: () => send(listSavedReplies, {}) });
  const items = data?.items ?? [];
  const isNew = text.trim() !== '' && items.every(({ content }) => content !== text.trim());
  const isValid = Object.keys(problemsOf(saveReply.body, { content: text })).length === 0;

  async function change(act: () => Promise<unknown>, said?: 'comments.author.kept') {
    try {
      await act();
      await queries.invalidateQueries({ queryKey });
      if (said) notify(said, { type: 'success' });
    } catch (failure) {
      const { message, args } = failure as ApiError;
      notify(message, { type: 'error', messageArgs: args });
    }
  }
  const keep = () => send(saveReply, { body: { content: text }, key: crypto.randomUUID() });

  return (
    <div className={css.saved}>
      <button type="button" className={css.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('comments.author.saved')}
      </button>
      <ul hidden={!open}>
        {items.map(({ id, content }) => (
          <li key={id}>
            <button type="button" className={css.line} dir="auto" onClick={() => onChoose(content)}>
              {content}
            </button>
            <button
              type="button"
              className={css.tool}
              aria-label={`${t('comments.author.forget')}: ${content.slice(0, 40)}`}
              onClick={() => void change(() => send(deleteSavedReply, { params: { id } }))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button quiet"
        hidden={!open}
        disabled={!isNew || !isValid}
        onClick={() => void change(keep, 'comments.author.kept')}
      >
        {t('comments.author.keep')}
      </button>
    </div>
  );
}
