import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getChapterState } from '#domain/chapters/chapter.ts';
import { listChapters } from '#domain/chapters/chapters.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { getChapterPath } from '../paths.ts';
import { chapterKeys } from '../queryKeys.ts';
import type { Session } from '../session.ts';
import { Panel } from './Panel.tsx';
import css from './tools.module.css';

const perPage = 100;

interface Props {
  story: Session['story'];
  /** Of the open chapter; a new one has a number and no id. */
  number: number;
  id: number | undefined;
  onlyRejected: boolean;
  onClose: () => void;
}

/** The story's chapters, from the page on which the open one stands. */
export function ChaptersPanel({ story, number, id, onlyRejected, onClose }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const status = onlyRejected ? 'rejected' : undefined;
  // A new one has no line yet, and those that were rejected are few.
  const [here] = useState(Math.max(1, Math.ceil((id === undefined ? number - 1 : number) / perPage)));
  const first = onlyRejected ? 1 : here;
  const query = useInfiniteQuery({
    queryKey: chapterKeys.pages(story.id, first, status),
    queryFn: ({ pageParam }) =>
      send(listChapters, { params: { id: story.id }, query: { status, page: pageParam, per_page: perPage } }),
    initialPageParam: first,
    getPreviousPageParam: (_, __, page) => (page > 1 ? page - 1 : undefined),
    getNextPageParam: ({ total }, _, page) => (page * perPage < total ? page + 1 : undefined),
  });
  const { isSuccess } = query;
  useEffect(() => {
    if (isSuccess) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [isSuccess]);
  const chapters = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = (words: string, load: () => Promise<unknown>) => (
    <button type="button" className="button quiet" disabled={query.isFetching} onClick={() => void load()}>
      {words}
    </button>
  );
  return (
    <Panel title={t('editor.writing.go.name')} onClose={onClose}>
      {query.isPending && <Loading />}
      {query.isError && <TryAgain retry={query.refetch}>{t('editor.writing.go.failed')}</TryAgain>}
      {query.hasPreviousPage && more(t('editor.writing.go.earlier'), query.fetchPreviousPage)}
      <ol className={css.list} ref={list}>
        {chapters.map((chapter) => {
          const state = getChapterState(chapter);
          return (
            <li key={chapter.id}>
              <Link
                className={css.chapter}
                to={getChapterPath(story.id, chapter.id)}
                aria-current={chapter.id === id ? 'page' : undefined}
              >
                <span>
                  {t('editor.writing.chapter', { number: chapter.number })}
                  {chapter.title && <span lang={story.language}> · {chapter.title}</span>}
                </span>
                {state !== 'published' && <StateChip state={state}>{t(`chapters.shared.status.${state}`)}</StateChip>}
              </Link>
            </li>
          );
        })}
      </ol>
      {query.hasNextPage && more(t('editor.writing.go.later'), query.fetchNextPage)}
      {!story.completed && id !== undefined && (
        <Link className="button quiet" to={getChapterPath(story.id)}>
          + {t('editor.writing.new_chapter')}
        </Link>
      )}
    </Panel>
  );
}
