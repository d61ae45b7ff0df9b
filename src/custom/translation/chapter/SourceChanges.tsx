import { useQuery } from '@tanstack/react-query';
import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { listSourceChanges } from '#domain/translation/changedSource.ts';
import { getSourceVersion } from '#domain/translation/sourceVersions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { BothSources } from '../BothSources.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import css from './chapter.module.css';

/** What became of a version of a source chapter: each paragraph that changed, as it was and as it was then. */
export function SourceChanges({ id, revision }: { id: number; revision: number }) {
  const t = useT();
  const label = useFieldLabel();
  const { data, error, refetch } = useQuery({
    queryKey: chapterDetailsKeys.sourceVersion(id, revision),
    queryFn: () => send(getSourceVersion, { params: { id, revision: String(revision) } }),
    staleTime: Infinity,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  const { language, title, paragraphs, after } = data;
  const changes = listSourceChanges(paragraphs, after.paragraphs);
  const isRenamed = title !== after.title;
  if (changes.length === 0 && !isRenamed) return <p className="note">{t('translation.office.details.unchanged')}</p>;
  return (
    <div className={css.changes}>
      {isRenamed && (
        <div>
          <span className={css.number}>{label(sourceChapter, 'title')}</span>
          <BothSources before={title ?? ''} after={after.title ?? ''} language={language} />
        </div>
      )}
      {changes.map((change) =>
        change.before !== null && change.after !== null ? (
          <BothSources key={change.id} before={change.before} after={change.after} language={language} />
        ) : (
          <div key={change.id}>
            <span className={css.number}>
              {t(`translation.office.details.paragraph_${change.before === null ? 'new' : 'gone'}`)}
            </span>
            <p lang={language}>{change.before === null ? <ins>{change.after}</ins> : <del>{change.before}</del>}</p>
          </div>
        ),
      )}
    </div>
  );
}
