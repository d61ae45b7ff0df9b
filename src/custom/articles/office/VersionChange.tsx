import { useQuery } from '@tanstack/react-query';
import { article } from '#domain/articles/article.entity.ts';
import { getArticleVersion } from '#domain/articles/articleVersions.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { articleKeys } from '../queryKeys.ts';
import { TextChange } from './TextChange.tsx';

/** What a version of an article changed in the one before it. */
export function VersionChange({ id, revision }: { id: number; revision: number }) {
  const getLabel = useFieldLabel();
  const { data, error, refetch } = useQuery({
    queryKey: articleKeys.version(id, revision),
    queryFn: () => send(getArticleVersion, { params: { id }, query: { revision } }),
    staleTime: Infinity,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  const { before, version, language } = data;
  return (
    <TextChange before={before} after={version} language={language}>
      {before && before.state !== version.state && (
        <div>
          <dt>{getLabel(article, 'state')}</dt>
          <dd className="facts">
            {[before.state, version.state].map((state) => (
              <StateChip key={state} state={state}>
                {getLabel(article, 'state', state)}
              </StateChip>
            ))}
          </dd>
        </div>
      )}
    </TextChange>
  );
}
