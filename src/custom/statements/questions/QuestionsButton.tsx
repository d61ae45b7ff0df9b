import { formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useParam } from '../../../lib/routing/useParam.ts';
import { useDrafts } from '../../../lib/useDrafts.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { useUnreadAnswers } from './useQuestions.ts';

const QuestionsDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./QuestionsDialog.tsx')).QuestionsDialog),
  'dialog',
);

/** Leads to what was asked about a month's statement, with the answers that were not read. */
export function QuestionsButton({ month }: { month: string }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const unread = useUnreadAnswers(month);
  const [openMonth, ask] = useParam('questions');
  const drafts = useDrafts('/income');
  return (
    <>
      {drafts.guard}
      <button
        type="button"
        className="link"
        aria-label={t('statements.author.questions.title', { month: formatMonth(month, language) })}
        aria-haspopup="dialog"
        onClick={() => ask(month)}
      >
        {t('statements.author.questions.open')}
      </button>
      {unread > 0 && <span className="chip">{formatCount('statements.author.questions.unread', unread)}</span>}
      {openMonth === month && <QuestionsDialog month={month} drafts={drafts} onClose={() => ask(null)} />}
    </>
  );
}
