import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { listTranslationVersions } from '#domain/translation/chapterDetails.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import { Changes } from './Changes.tsx';
import css from './chapter.module.css';

const perPage = 20;

/** What a translated chapter was, the latest first; each opens to what it changed. */
export function History({ id }: { id: number }) {
  const t = useT();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: chapterDetailsKeys.versions(id, page),
    queryFn: () => send(listTranslationVersions, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  return (
    <div className={css.history}>
      <h3>{t('translation.office.details.history')}</h3>
      {data.items.length === 0 && <p className="note">{t('translation.office.details.no_history')}</p>}
      <ol>
        {data.items.map((version) => (
          <li key={version.id}>
            <div className="facts">
              <strong>{t(`translation.office.details.cause.${version.cause}`)}</strong>
              <time dateTime={version.at}>{formatTime(version.at, language)}</time>
              {version.by && <span translate="no">{version.by}</span>}
              <button
                type="button"
                className="link"
                aria-expanded={open === version.id}
                onClick={() => setOpen(open === version.id ? undefined : version.id)}
              >
                {t(open === version.id ? 'translation.office.details.hide' : 'translation.office.details.show')}
              </button>
            </div>
            {version.reason && <p className={css.reason}>{version.reason}</p>}
            {open === version.id && <Changes id={version.id} />}
          </li>
        ))}
      </ol>
      <Pager page={page} pages={Math.ceil(data.total / perPage)} onPage={setPage} />
    </div>
  );
}
