import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listChapterUploads } from '#domain/chapter-import/chapterImport.calls.ts';
import type { uploadStates } from '#domain/chapter-import/chapterImport.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { send } from '../../lib/api/client.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { StateChip } from '../../ui/state/StateChip.tsx';
import { uploadKeys } from './queryKeys.ts';
import css from './upload.module.css';

const perPage = 10;

interface Item {
  id: number;
  file_name: string;
  files: number;
  created_at: string;
  state: (typeof uploadStates)[number];
  chapters: number;
  added: number;
  replaced: number;
  user_name: string;
}

/** Files that were uploaded to the story before, newest first. */
export function History({ id }: { id: number }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: uploadKeys.historyPage(id, page),
    queryFn: () => send(listChapterUploads, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={css.history} aria-labelledby="history">
      <h2 id="history">{t('chapter-import.writing.history')}</h2>
      {!data && !error && <Loading />}
      {error && (
        <button type="button" className="button quiet" onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      )}
      {data?.total === 0 && <p className="muted">{t('chapter-import.writing.history_empty')}</p>}
      <ul>
        {data?.items.map(({ id, file_name, files, created_at, state, chapters, added, replaced, user_name }: Item) => (
          <li key={id}>
            <strong translate="no">
              {files === 1
                ? file_name
                : t('chapter-import.writing.more_files', { file: file_name, smart_count: files - 1 })}
            </strong>
            <StateChip state={state}>{t(`chapter-import.writing.state.${state}`)}</StateChip>
            <span className="facts">
              <span>{formatTime(created_at, language)}</span>
              <span>{t('chapter-import.writing.by', { name: user_name })}</span>
              <span>
                {state === 'stored'
                  ? t('chapter-import.writing.stored_counts', {
                      added,
                      replaced,
                    })
                  : formatCount('stories.author.chapters', chapters)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil((data?.total ?? 0) / perPage)} onPage={setPage} />
    </section>
  );
}
