import { listReplies, type Comment, type Reply } from '#domain/comments/comments.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { Tools } from './Tools.tsx';
import type { Comments } from './useComments.ts';
import type { Writing } from './writing.ts';
import css from './Comments.module.css';

interface Props {
  comment: Comment;
  comments: Comments;
  onWrite: (writing: Writing) => void;
}

/** All answers to a comment. They go where its latest ones are, so that what is done to one shows, be it old or new. */
async function listAll(id: number): Promise<Reply[]> {
  const all: Reply[] = [];
  for (;;) {
    const { items, total } = await send(listReplies, { params: { id }, query: { after: all.at(-1)?.id } });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** The answers to a comment: the latest, and the earlier ones on request. */
export function Replies({ comment, comments, onWrite }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { id, replies, reply_count } = comment;
  const { run: showAll, pending } = useCommand(() => listAll(id), {
    onSuccess: (all) => comments.patch(id, () => ({ replies: all, reply_count: all.length })),
  });
  if (reply_count === 0) return null;
  const earlier = reply_count - replies.length;
  return (
    <div className={css.replies}>
      {earlier > 0 && (
        <button className={css.tool} disabled={pending} onClick={() => void showAll()}>
          {formatCount('comments.author.earlier', earlier)}
        </button>
      )}
      <ul>
        {replies.map((reply) => (
          <li key={reply.id} className={css.reply} data-unread={!reply.is_read}>
            <div className={css.facts}>
              <strong translate="no">{reply.reader_name}</strong>{' '}
              {reply.mine && <span className="chip good">{t('comments.author.you')}</span>}
              <time dateTime={reply.created_at}>{formatTime(reply.created_at, language)}</time>
              {reply.report_status === 'open' && <StateChip tone="bad">{t('comments.author.reported')}</StateChip>}
            </div>
            <p className={css.text} lang={comment.language} dir="auto">
              {reply.content}
            </p>
            <Tools target={reply} comments={comments} onWrite={(what) => onWrite({ what, target: reply })} />
          </li>
        ))}
      </ul>
    </div>
  );
}
