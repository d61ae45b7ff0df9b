import { useInfiniteQuery } from '@tanstack/react-query';
import { formatNumber } from '#domain/kit/figures.ts';
import { listTaskChapters } from '#domain/translation/tasks.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { ChapterState } from '../ChapterState.tsx';
import { taskKeys } from '../queryKeys.ts';

/** The chapters of a task with how far each is, the next ones on demand; each leads to the desk, where who may not write reads. */
export function TaskChapters({ id }: { id: number }) {
  const t = useT();
  const language = useLanguage();
  const chapters = useInfiniteQuery({
    queryKey: taskKeys.chapters(id),
    queryFn: ({ pageParam }) => send(listTaskChapters, { params: { id }, query: { after: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ items, total }, pages) =>
      pages.reduce((sum, page) => sum + page.items.length, 0) < total ? items.at(-1)?.number : undefined,
  });
  const { data, error, refetch } = chapters;
  if (error && !data) return <TryAgain retry={refetch} error={error} />;
  if (!data) return <Loading />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="note">{t('translation.office.task.no_chapters')}</p>;
  return (
    <>
      <Scroller>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('translation.office.task.chapter')}</th>
              <th scope="col">{t('translation.office.task.state')}</th>
              <th scope="col">{t('translation.office.assign.words')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((chapter) => (
              <tr key={chapter.id}>
                <th scope="row">
                  <Link to={getDeskPath(chapter.id)}>
                    {t('translation.office.desk.title', { number: chapter.number })}
                    {chapter.title && ` · ${chapter.title}`}
                  </Link>
                </th>
                <td>
                  <ChapterState state={chapter.state} stale={chapter.stale > 0} />
                </td>
                <td>
                  {t('translation.office.desk.words_done', {
                    done: formatNumber(chapter.done_words, language),
                    words: formatNumber(chapter.words, language),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <MoreButton list={chapters}>{t('common.office.list.more')}</MoreButton>
    </>
  );
}
