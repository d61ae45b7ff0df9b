import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { listTaskChapters } from '#domain/translation/tasks.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { ChapterState } from '../ChapterState.tsx';
import { taskKeys } from '../queryKeys.ts';

const perPage = 25;

/** The chapters of a task with how far each is; each leads to the desk, where who may not write reads. */
export function TaskChapters({ id }: { id: number }) {
  const t = useT();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: taskKeys.chapters(id),
    queryFn: () => send(listTaskChapters, { params: { id } }),
  });
  if (error && !data) return <TryAgain retry={refetch}>{t('common.page.offline')}</TryAgain>;
  if (!data) return <Loading />;
  if (data.items.length === 0) return <p className="note">{t('translation.office.task.no_chapters')}</p>;
  return (
    <>
      <Scroller label={t('translation.office.assign.chapters')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('translation.office.task.chapter')}</th>
              <th scope="col">{t('translation.office.task.state')}</th>
              <th scope="col">{t('translation.office.assign.words')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.slice((page - 1) * perPage, page * perPage).map((chapter) => (
              <tr key={chapter.id}>
                <th scope="row">
                  <Link to={`/office/translate?id=${chapter.id}`}>
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
      <Pager page={page} pages={Math.ceil(data.items.length / perPage)} onPage={setPage} />
    </>
  );
}
