import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSourceVersions } from '#domain/translation/sourceVersions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import { SourceChanges } from './SourceChanges.tsx';
import { VersionList } from './VersionList.tsx';

const perPage = 20;

/** What a source chapter said before, the latest first; each opens to what became of it. */
export function SourceHistory({ id }: { id: number }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: chapterDetailsKeys.sourceVersions(id, page),
    queryFn: () => send(listSourceVersions, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  return (
    <VersionList
      title={t('translation.office.details.source_history')}
      none={t('translation.office.details.no_source_history')}
      versions={data.items.map(({ revision, at, by }) => ({
        key: revision,
        name: t('translation.office.details.source_version', { number: revision }),
        at,
        by,
        changes: <SourceChanges id={id} revision={revision} />,
      }))}
      page={page}
      pages={Math.ceil(data.total / perPage)}
      onPage={setPage}
    />
  );
}
