import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { listChapters } from '#domain/chapters/chapters.calls.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { getChapterPath } from './paths.ts';
import { chapterKeys } from './queryKeys.ts';
import type { Chapter } from './remote.ts';
import type { Session } from './session.ts';
import css from './Neighbours.module.css';

export interface Neighbours {
  previous?: number | null;
  next?: number | null;
}

/** The chapters before and after this one, or before a new one of this number: of all, or of those that were rejected. */
export function useNeighbours(
  story: number,
  { chapter, number }: { chapter: Chapter | undefined; number: number },
  onlyRejected: boolean,
): Neighbours {
  const { data } = useQuery({
    queryKey: chapterKeys.rejected(story),
    queryFn: () => send(listChapters, { params: { id: story }, query: { status: 'rejected', per_page: 200 } }),
    enabled: onlyRejected,
  });
  const last = useQuery({
    queryKey: chapterKeys.numbered(story, number - 1),
    queryFn: () => send(listChapters, { params: { id: story }, query: { page: number - 1, per_page: 1 } }),
    enabled: !onlyRejected && !chapter && number > 1,
  });
  if (!onlyRejected)
    return chapter ? { previous: chapter.previous_id, next: chapter.next_id } : { previous: last.data?.items[0]?.id };
  return {
    previous: data?.items.findLast((one) => one.number < number)?.id,
    next: data?.items.find((one) => one.number > number)?.id,
  };
}

interface Props extends Neighbours {
  story: Session['story'];
  chapter: Chapter | undefined;
  onlyRejected: boolean;
  onOnlyRejected: (only: boolean) => void;
}

export function NeighbourLinks({ story, chapter, previous, next, onlyRejected, onOnlyRejected }: Props) {
  const t = useT();
  const link = (sign: ReactNode, name: string, to?: number | null) =>
    to ? (
      <Link className="button quiet small" to={getChapterPath(story.id, to)} aria-label={name} title={name}>
        {sign}
      </Link>
    ) : (
      <span className={`button quiet small ${css.off}`} aria-hidden>
        {sign}
      </span>
    );
  // A chapter that is new has no other after it.
  const isLast = !onlyRejected && !story.completed && chapter?.next_id === null;
  return (
    <nav className={css.neighbours} aria-label={t('editor.writing.go.name')}>
      <label className={css.only}>
        <input type="checkbox" checked={onlyRejected} onChange={({ target }) => onOnlyRejected(target.checked)} />
        {t('editor.writing.go.only_rejected')}
      </label>
      {link(
        <ArrowLeft />,
        t(onlyRejected ? 'editor.writing.go.previous_rejected' : 'editor.writing.go.previous'),
        previous,
      )}
      {isLast ? (
        <Link className="button quiet small" to={getChapterPath(story.id)}>
          <Plus /> {t('editor.writing.new_chapter')}
        </Link>
      ) : (
        link(<ArrowRight />, t(onlyRejected ? 'editor.writing.go.next_rejected' : 'editor.writing.go.next'), next)
      )}
    </nav>
  );
}
