import { useRef } from 'react';
import { replyToComment, type Comment, type Reply } from '#domain/comments/comments.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import type { Drafts } from '../../../lib/useDrafts.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { commentCounts } from '../queryKeys.ts';
import { NoteField } from './NoteField.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { getLastShownId } from './useComments.ts';
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
  const lastBody = useRef<BodyOf<typeof replyToComment>>(undefined);
  const { form, field, methods, refusal, pending } = useCommandForm(
    replyToComment.body,
    ({ content }) => {
      // The same answer, sent again after its outcome was lost, is the same one, whatever was said meanwhile.
      if (lastBody.current?.content !== content) lastBody.current = { content, until: getLastShownId(comment) };
      return send(replyToComment, { params: { id }, body: lastBody.current });
    },
    {
      defaultValues: { content: drafts.of(id) },
      invalidates: commentCounts,
      onSuccess: (reply) => {
        refreshBadges();
        drafts.keep(id, '');
        onSent(reply);
      },
    },
  );
  const text = methods.watch('content');
  const put = (content: string) => {
    methods.setValue('content', content);
    drafts.keep(id, content);
  };
  return (
    <form className={css.form} {...form}>
      <Refused refusal={refusal} />
      <NoteField
        {...field('content', { onChange: ({ target }) => drafts.keep(id, target.value) })}
        label={t('comments.author.your_reply')}
        value={text}
        lang={comment.language}
        dir="auto"
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && !text && onClose()}
      />
      <div className={css.formActions}>
        <SavedReplies text={text} onChoose={(saved) => put(text ? `${text}\n${saved}` : saved)} />
        <span className="actions">
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
          <button className="button" disabled={pending}>
            {t('comments.author.send')}
          </button>
        </span>
      </div>
    </form>
  );
}
