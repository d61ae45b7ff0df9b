import { useState } from 'react';
import { replyToComment, type Comment, type Reply } from '#domain/comments/comments.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/forms/useCallForm.ts';
import type { Drafts } from '../../../lib/useDrafts.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { NoteField } from './NoteField.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { lastShown } from './useComments.ts';
import css from './Comments.module.css';

interface Props {
  comment: Comment;
  drafts: Drafts;
  onClose: () => void;
  onSent: (reply: Reply) => void;
}

/** An answer, written below what it answers. */
export function ReplyForm({ comment, drafts, onClose, onSent }: Props) {
  const t = useT();
  const { id } = comment;
  const [text, setText] = useState(() => drafts.of(id));
  const write = (next: string) => {
    setText(next);
    drafts.keep(id, next);
  };
  const [tried, setTried] = useState<{ body: BodyOf<typeof replyToComment>; key: string }>();
  const { form, errors, refusal, busy } = useCallForm(replyToComment.body, async (body) => {
    // The same answer, sent again after its outcome was lost, is the same one.
    const again = tried?.body.content === body.content ? tried : undefined;
    const attempt = again ?? { body: { ...body, until: lastShown(comment) }, key: crypto.randomUUID() };
    setTried(attempt);
    const reply = await send(replyToComment, { params: { id }, ...attempt });
    drafts.keep(id, '');
    onSent(reply);
  });
  return (
    <form className={css.form} {...form}>
      <Refused refusal={refusal} />
      <NoteField
        name="content"
        label={t('comments.author.your_reply')}
        value={text}
        lang={comment.language}
        dir="auto"
        error={errors.content}
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && !text && onClose()}
      />
      <div className={css.formActions}>
        <SavedReplies text={text} onChoose={(saved) => write(text ? `${text}\n${saved}` : saved)} />
        <span className={css.actions}>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              drafts.keep(id, '');
              onClose();
            }}
          >
            {t('common.cancel')}
          </button>
          <button className="button" disabled={busy}>
            {t('comments.author.send')}
          </button>
        </span>
      </div>
    </form>
  );
}
