import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '#domain/shared/formatDates.ts';
import { listSourceVersions } from '#domain/translation/sourceVersions.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import { SourceChanges } from './SourceChanges.tsx';
import css from './chapter.module.css';

const perPage = 20;

/** What a source chapter said before, the latest first; each opens to what became of it. */
export function SourceHistory({ id }: { id: number }) {
  const t = useT();
  const locale = useLanguage();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: chapterDetailsKeys.sourceVersions(id, page),
    queryFn: () => send(listSourceVersions, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  return (
    <div className={css.history}>
      <h3>{t('translation.office.details.source_history')}</h3>
      {data.items.length === 0 && <p className="note">{t('translation.office.details.no_source_history')}</p>}
      <ol>
        {data.items.map(({ revision, at, by }) => (
          <li key={revision}>
            <div className="facts">
              <strong>{t('translation.office.details.source_version', { number: revision })}</strong>
              <time dateTime={at}>{formatTime(at, locale)}</time>
              {by && <span translate="no">{by}</span>}
              <button
                type="button"
                className="link"
                aria-expanded={open === revision}
                onClick={() => setOpen(open === revision ? undefined : revision)}
              >
                {t(open === revision ? 'translation.office.details.hide' : 'translation.office.details.show')}
              </button>
            </div>
            {open === revision && <SourceChanges id={id} revision={revision} />}
          </li>
        ))}
      </ol>
      <Pager page={page} pages={Math.ceil(data.total / perPage)} onPage={setPage} />
    </div>
  );
}
