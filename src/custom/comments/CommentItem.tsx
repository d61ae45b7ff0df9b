import type { Comment } from '#domain/calls/comments.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useCounted } from '../../i18n/useCounted.ts';
import { Menu } from '../../layout/Menu.tsx';
import { Link } from '../../shell/navigation.tsx';
import { Replies } from './Replies.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import type { Comments } from './useComments.ts';
import css from './Comments.module.css';

interface Props {
  comment: Comment;
  comments: Comments;
  replying: boolean;
  onWrite: (what: 'reply' | 'report' | 'block') => void;
  onStop: () => void;
}

/** A comment with the answers to it, and all that its author can do about it. */
export function CommentItem({ comment, comments, replying, onWrite, onStop }: Props) {
  const t = useT();
  const counted = useCounted();
  const language = useLanguage();
  const { id, reader_name, mine, content, title, number, like_count, liked, hidden } = comment;
  const isUnread = !comment.is_read || comment.replies.some((reply) => !reply.is_read);
  const { busy } = comments;
  const place = number === null ? 'comments.on_book' : 'comments.on_chapter';
  return (
    <article className={css.item} data-unread={isUnread} aria-label={`${reader_name}: ${content.slice(0, 60)}`}>
      <header className={css.facts}>
        {isUnread && <span className="visually-hidden">{t('comments.new')}</span>}
        <strong translate="no">{reader_name}</strong> {mine && <span className="chip good">{t('comments.you')}</span>}
        <Link className={css.where} to={`/story/detail?id=${comment.fiction_id}`}>
          {t(place, { title, number })}
        </Link>
        <time dateTime={comment.created_at}>{formatTime(comment.created_at, language)}</time>
        {comment.pinned && <span className="chip good">{t('comments.pinned')}</span>}
        {comment.answered && !mine && <span className="chip">{t('comments.answered')}</span>}
        {comment.reported && <span className="chip bad">{t('comments.reported')}</span>}
      </header>
      <p className={css.text} lang={comment.language} dir="auto">
        {content}
      </p>
      <div className={css.tools}>
        {!mine && (
          <button
            className={css.tool}
            aria-pressed={liked}
            aria-label={`${t('comments.like')}, ${counted('comments.likes', like_count)}`}
            disabled={busy}
            onClick={() => void comments.like(comment)}
          >
            <span aria-hidden>
              {liked ? '♥' : '♡'} {formatNumber(like_count, language)}
            </span>
          </button>
        )}
        {!hidden && (
          <button
            className={css.tool}
            aria-expanded={replying}
            onClick={() => (replying ? onStop() : onWrite('reply'))}
          >
            {t('comments.reply')}
          </button>
        )}
        {isUnread && (
          <button className={css.tool} disabled={busy} onClick={() => void comments.read(comment)}>
            {t('comments.read')}
          </button>
        )}
        <Menu button={<span className={css.toolText}>{t('comments.more')} ▾</span>}>
          {!hidden && (
            <Choice onChoose={() => void comments.pin(comment)}>
              {t(comment.pinned ? 'comments.unpin' : 'comments.pin')}
            </Choice>
          )}
          {mine ? (
            <Choice onChoose={() => void comments.remove(id)}>{t('comments.remove')}</Choice>
          ) : (
            <Choice onChoose={() => void comments.hide(comment)}>
              {t(hidden ? 'comments.show' : 'comments.hide')}
            </Choice>
          )}
          {!mine && !comment.reported && <Choice onChoose={() => onWrite('report')}>{t('comments.report')}</Choice>}
          {comment.blockable && <Choice onChoose={() => onWrite('block')}>{t('comments.block')}</Choice>}
        </Menu>
      </div>
      <Replies comment={comment} comments={comments} />
      {replying && (
        <ReplyForm
          comment={comment}
          onClose={onStop}
          onSent={(reply) => {
            comments.answered(comment, reply);
            onStop();
          }}
        />
      )}
    </article>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <button role="menuitem" tabIndex={-1} onClick={onChoose}>
      {children}
    </button>
  );
}
