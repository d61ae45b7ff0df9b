import { useState } from 'react';
import { markLessonRead } from '#domain/articles/reading.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { useOneAtATime } from '../../../../lib/forms/useOneAtATime.ts';
import { StateChip } from '../../../../ui/state/StateChip.tsx';
import { useReadLessons } from './useReadLessons.ts';

/** Below a lesson, for who is signed in: keeps that it was read, or says so. */
export function LessonRead({ slug }: { slug: string }) {
  const t = useT();
  const { read, add } = useReadLessons();
  const { pending, run } = useOneAtATime();
  const [failed, setFailed] = useState(false);
  if (!read) return null;
  const mark = () =>
    run(async () => {
      setFailed(false);
      try {
        await send(markLessonRead, { params: { slug } });
        add(slug);
      } catch {
        setFailed(true);
      }
    });
  return (
    <div className="actions" aria-live="polite">
      {read.includes(slug) ? (
        <StateChip tone="good">{t('articles.article.progress.read')}</StateChip>
      ) : (
        <button type="button" className="button quiet" disabled={pending} onClick={() => void mark()}>
          {t('articles.article.progress.mark')}
        </button>
      )}
      {failed && <span>{t('articles.article.progress.failed')}</span>}
    </div>
  );
}
