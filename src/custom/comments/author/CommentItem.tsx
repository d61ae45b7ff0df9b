import { useRef } from 'react';
import type { Comment } from '#domain/comments/comments.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getChapterPath, getStoryPath } from '../../../lib/routing/story.ts';
import type { Drafts } from '../../../lib/useDrafts.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { Replies } from './Replies.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Tools } from './Tools.tsx';
import type { Comments } from './useComments.ts';
import type { Writing } from './writing.ts';
import css from './Comments.module.css';

/** What was commented on: the chapter, or the story. */
const getCommentedPath = ({ fiction_id, chapter_id }: Comment): string =>
  chapter_id === null ? getStoryPath(fiction_id) : getChapterPath(fiction_id, chapter_id);

interface Props {
  comment: Comment;
  comments: Comments;
  drafts: Drafts;
  replying: boolean;
  onWrite: (writing: Writing) => void;
  onStop: () => void;
}

/** A comment with the answers to it, and all that its author can do about it. */
export function CommentItem({ comment, comments, drafts, replying, onWrite, onStop }: Props) {
  const t = useT();
  const language = useLanguage();
  const { reader_name, mine, content, title, number, hidden } = comment;
  const opener = useRef<HTMLButtonElement>(null);
  const stop = () => {
    onStop();
    opener.current?.focus();
  };
  // What answers a hidden comment is out of sight with it.
  const isUnread = !hidden && (!comment.is_read || comment.replies.some((reply) => !reply.is_read));
  const { pending } = comments;
  const place = number === null ? 'comments.author.on_story' : 'comments.author.on_chapter';
  return (
    <article className={css.item} data-unread={isUnread} aria-label={`${reader_name}: ${content.slice(0, 60)}`}>
      <header className={css.facts}>
        {isUnread && <span className="visually-hidden">{t('comments.author.new')}</span>}
        <strong translate="no">{reader_name}</strong>{' '}
        {mine && <span className="chip good">{t('comments.author.you')}</span>}
        <Link className={css.where} to={getCommentedPath(comment)}>
          {t(place, { title, number })}
        </Link>
        <time dateTime={comment.created_at}>{formatTime(comment.created_at, language)}</time>
        {comment.pinned && <StateChip tone="good">{t('comments.author.pinned')}</StateChip>}
        {comment.answered && !mine && <StateChip tone="good">{t('comments.author.answered')}</StateChip>}
        {comment.report_status === 'open' && <StateChip tone="bad">{t('comments.author.reported')}</StateChip>}
      </header>
      <p className={css.text} lang={comment.language} dir="auto">
        {content}
      </p>
      {comment.removed && <p className="note">{t('comments.author.errors.removed')}</p>}
      <Tools
        target={comment}
        comments={comments}
        onWrite={(what) => onWrite({ what, target: comment })}
        {...(!hidden && {
          choice: {
            name: t(comment.pinned ? 'comments.author.unpin' : 'comments.author.pin'),
            onChoose: () => void comments.pin(comment),
          },
        })}
      >
        {!hidden && (
          <button
            className={css.tool}
            ref={opener}
            aria-expanded={replying}
            onClick={() => (replying ? onStop() : onWrite({ what: 'reply', comment }))}
          >
            {t('comments.author.reply')}
          </button>
        )}
        {isUnread && (
          <button className={css.tool} disabled={pending} onClick={() => void comments.read(comment)}>
            {t('comments.author.read')}
          </button>
        )}
      </Tools>
      <Replies comment={comment} comments={comments} onWrite={onWrite} />
      {replying && (
        <ReplyForm
          comment={comment}
          drafts={drafts}
          onClose={stop}
          onSent={(reply) => {
            comments.answered(comment, reply);
            stop();
          }}
        />
      )}
    </article>
  );
}
