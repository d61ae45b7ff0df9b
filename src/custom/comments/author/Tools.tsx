import ChevronDown from 'lucide-react/icons/chevron-down';
import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import type { Reply } from '#domain/comments/comments.calls.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Menu } from '../../../ui/Menu.tsx';
import type { Comments } from './useComments.ts';
import css from './Comments.module.css';

interface Choice {
  name: string;
  opens?: 'dialog';
  onChoose: () => void;
}

interface Props {
  /** A comment, or an answer to one. */
  target: Reply;
  comments: Comments;
  onWrite: (what: 'report' | 'block') => void;
  /** Buttons of its own, and a choice of its own. */
  children?: ReactNode;
  choice?: Choice;
}

/** What an author can do about what somebody said. */
export function Tools({ target, comments, onWrite, children, choice }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { id, mine, like_count, liked, hidden } = target;
  const createChoice = (what: 'report' | 'block'): Choice => ({
    name: t(`comments.author.${what}`),
    opens: 'dialog',
    onChoose: () => onWrite(what),
  });
  const choices: Choice[] = [
    choice,
    mine && { name: t('comments.author.remove'), onChoose: () => void comments.remove(id) },
    !mine &&
      !target.removed && {
        name: t(hidden ? 'comments.author.show' : 'comments.author.hide'),
        onChoose: () => void comments.hide(target),
      },
    !mine && target.report_status === null && createChoice('report'),
    target.blockable && createChoice('block'),
  ].filter((one) => typeof one === 'object');
  return (
    <div className={css.tools}>
      {!mine && !hidden && (
        <button
          className={css.tool}
          aria-pressed={liked}
          aria-label={`${t('comments.author.like')}, ${formatCount('comments.author.likes', like_count)}`}
          disabled={comments.pending}
          onClick={() => void comments.like(target)}
        >
          <Heart className={liked ? css.liked : undefined} />
          <span aria-hidden>{formatNumber(like_count, language)}</span>
        </button>
      )}
      {children}
      {choices.length === 1 && (
        <button
          className={css.tool}
          aria-haspopup={choices[0]!.opens}
          disabled={comments.pending}
          onClick={choices[0]!.onChoose}
        >
          {choices[0]!.name}
        </button>
      )}
      {choices.length > 1 && (
        <Menu
          button={
            <span className={css.toolText}>
              {t('comments.author.more')} <ChevronDown />
            </span>
          }
        >
          {choices.map(({ name, opens, onChoose }) => (
            <button key={name} role="menuitem" tabIndex={-1} aria-haspopup={opens} onClick={onChoose}>
              {name}
            </button>
          ))}
        </Menu>
      )}
    </div>
  );
}
