import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTranslationVersions } from '#domain/translation/chapterDetails.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import { Changes } from './Changes.tsx';
import { VersionList } from './VersionList.tsx';

const perPage = 20;

/** What a translated chapter was, the latest first; each opens to what it changed. */
export function History({ id }: { id: number }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: chapterDetailsKeys.versions(id, page),
    queryFn: () => send(listTranslationVersions, { params: { id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  return (
    <VersionList
      title={t('translation.office.details.history')}
      none={t('translation.office.details.no_history')}
      versions={data.items.map((version) => ({
        key: version.id,
        at: version.at,
        by: version.by,
        reason: version.reason,
        name: t(`translation.office.details.cause.${version.cause}`),
        changes: <Changes id={version.id} />,
      }))}
      page={page}
      pages={Math.ceil(data.total / perPage)}
      onPage={setPage}
    />
  );
}
