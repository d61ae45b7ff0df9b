import { useQuery } from '@tanstack/react-query';
import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { findChangedSegments, getTargetBefore } from '#domain/translation/changedSegments.ts';
import { getTranslationVersion } from '#domain/translation/chapterDetails.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { diffWords } from '../../../lib/diff/wordDiff.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { DiffParts } from '../../../ui/diff/DiffParts.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { chapterDetailsKeys } from '../queryKeys.ts';
import css from './chapter.module.css';

/** What differs between a version of a translated chapter and the one before it, paragraph by paragraph. */
export function Changes({ id }: { id: number }) {
  const t = useT();
  const label = useFieldLabel();
  const { data, error, refetch } = useQuery({
    queryKey: chapterDetailsKeys.version(id),
    queryFn: () => send(getTranslationVersion, { params: { id } }),
    staleTime: Infinity,
  });
  if (error && !data) return <TryAgain className="actions" retry={refetch} error={error} />;
  if (!data) return <Loading />;
  const { language, text, title } = data;
  const before = data.before ?? { title: null, text: [] };
  const changed = findChangedSegments(text, before.text);
  const isRenamed = title !== before.title;
  if (changed.length === 0 && !isRenamed) return <p className="note">{t('translation.office.details.unchanged')}</p>;
  return (
    <div className={css.changes} lang={language}>
      {isRenamed && (
        <p>
          <span className={css.number}>{label(sourceChapter, 'title')}</span>{' '}
          <strong>
            <DiffParts parts={diffWords(before.title ?? '', title ?? '', language)} />
          </strong>
        </p>
      )}
      {changed.map((at) => (
        <p key={at}>
          <span className={css.number}>{at + 1}</span>{' '}
          <DiffParts parts={diffWords(getTargetBefore(text[at]!, before.text), text[at]!.target, language)} />
        </p>
      ))}
    </div>
  );
}
