import { useQuery } from '@tanstack/react-query';
import { article } from '#domain/articles/article.entity.ts';
import { getArticleVersion } from '#domain/articles/articleVersions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { articleKeys } from '../queryKeys.ts';
import { TextChange } from './TextChange.tsx';

interface Props {
  id: number;
  revision: number;
  /** The version that readers have while this one waits; null: it does not wait. */
  shownRevision: number | null;
}

/** What a version of an article changed in the one before it, or changes in what readers have. */
export function VersionChange({ id, revision, shownRevision }: Props) {
  const t = useT();
  const getLabel = useFieldLabel();
  const { data, error, refetch } = useQuery({
    queryKey: articleKeys.version(id, revision, shownRevision),
    queryFn: () => send(getArticleVersion, { params: { id }, query: { revision } }),
    staleTime: Infinity,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  const { before, before_is_shown, version, language } = data;
  return (
    <>
      {before_is_shown && <p className="muted">{t('articles.office.versions.against_shown')}</p>}
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
    </>
  );
}
