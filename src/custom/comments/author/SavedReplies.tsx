import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { deleteSavedReply, listSavedReplies, saveReply } from '#domain/comments/comments.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { findProblems } from '../../../lib/problems.ts';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { savedReplyKeys } from '../queryKeys.ts';
import css from './Comments.module.css';

/** Answers that were kept: one is put in by its line, and what stands in the form can be kept too. */
export function SavedReplies({ text, onChoose }: { text: string; onChoose: (content: string) => void }) {
  const t = useT();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ queryKey: savedReplyKeys.all, queryFn: () => send(listSavedReplies, {}) });
  const items = data?.items ?? [];
  const isNew = text.trim() !== '' && items.every(({ content }) => content !== text.trim());
  const isValid = Object.keys(findProblems(saveReply.body, { content: text })).length === 0;

  const invalidates = [savedReplyKeys.all];
  const keep = useCommand(saveReply, {
    invalidates,
    onSuccess: () => notify('comments.author.kept', { type: 'success' }),
  });
  const forget = useCommand(deleteSavedReply, { invalidates });

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
            <CloseButton
              label={`${t('comments.author.forget')}: ${content.slice(0, 40)}`}
              onClick={() => void forget.run({ params: { id } })}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button quiet"
        hidden={!open}
        disabled={!isNew || !isValid}
        onClick={() => void keep.run({ body: { content: text } })}
      >
        {t('comments.author.keep')}
      </button>
    </div>
  );
}
