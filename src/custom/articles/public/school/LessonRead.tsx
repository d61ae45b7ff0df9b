import { useI18n, useT } from '../../../../i18n/index.ts';
import { useOneAtATime } from '../../../../lib/forms/useOneAtATime.ts';
import { StateChip } from '../../../../ui/state/StateChip.tsx';
import { useReadLessons } from './useReadLessons.ts';

/** Below a lesson, for who is signed in: keeps that it was read, or says so. */
export function LessonRead({ slug }: { slug: string }) {
  const t = useT();
  const { read, mark } = useReadLessons();
  const { pending, refused, run } = useOneAtATime();
  const { translate } = useI18n();
  if (!read) return null;
  return (
    <div className="actions" aria-live="polite">
      {read.includes(slug) ? (
        <StateChip tone="good">{t('articles.article.progress.read')}</StateChip>
      ) : (
        <button type="button" className="button quiet" disabled={pending} onClick={() => void run(() => mark(slug))}>
          {t('articles.article.progress.mark')}
        </button>
      )}
      {refused && <span>{translate(refused.message, refused.args)}</span>}
    </div>
  );
}
