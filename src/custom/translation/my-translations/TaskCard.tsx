import { useNotify } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { countDaysUntil, endOfDay } from '#domain/shared/clock.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { extensionRequest, maxExtensions } from '#domain/translation/extensionRequest.entity.ts';
import type { MyTask } from '#domain/translation/myTranslations.calls.ts';
import { getTaskPath } from '#domain/translation/taskPath.ts';
import { receiveTask, submitTranslations } from '#domain/translation/tasks.calls.ts';
import { isOpenTask, isPastEnd, mayTakeStep } from '#domain/translation/taskSteps.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useNow } from '../../../lib/time/useNow.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { taskKeys } from '../queryKeys.ts';
import { TaskChapters } from '../task/TaskChapters.tsx';
import { useFormatDue } from '../useFormatDue.ts';
import { useUnanswered } from '../warnings/useUnanswered.tsx';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import css from './myTranslations.module.css';

/** A task of the reader: until when, how far, and the one thing to do next; of the first it is the page's own. */
export function TaskCard({ task, first }: { task: MyTask; first: boolean }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const label = useFieldLabel();
  const formatDue = useFormatDue();
  const notify = useNotify();
  const at = useNow();
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const { id, status, ends_on, extensions, finished, next_id, words, done_words } = task;
  const invalidates = [taskKeys.mine, taskKeys.chapters(id)];
  const onSuccess = (key: 'received' | 'submitted') => () => {
    notify(`translation.office.my_translations.${key}`, { type: 'success' });
    refreshBadges();
  };
  const receive = useCommand(receiveTask, { invalidates, onSuccess: onSuccess('received') });
  const unanswered = useUnanswered(task.language);
  const submit = useCommand(
    () => unanswered.run((seen) => send(submitTranslations, { params: { id }, body: { seen } })),
    {
      invalidates: (answer) => (answer === 'left' ? [] : invalidates),
      onSuccess: (answer) => answer !== 'left' && onSuccess('submitted')(),
    },
  );
  const isDone = !isOpenTask(task);
  const isPast = !isDone && isPastEnd(ends_on, at);
  const writes = task.may_translate && !isPast;
  // What is with the auditor in time is not late.
  const isLate = status === 'time_out' || (isPast && task.in_review + task.approved < task.chapters);
  const days = countDaysUntil(endOfDay(ends_on), at);
  const { last, approved } = extensions;
  const mayAsk = !isDone && last?.status !== 'pending' && approved < maxExtensions;
  const { first_chapter: from, last_chapter: to } = task;
  return (
    <li className={`card ${css.task}`} data-late={isLate} data-card="" tabIndex={-1}>
      <div className="bar">
        <h2>
          <Link to={getTaskPath(id)}>{task.book}</Link>
        </h2>
        <StateChip state={status}>{label(translationTask, 'status', status)}</StateChip>
      </div>
      <p className="facts">
        <span>{formatLanguageName(task.language, language)}</span>
        <span>
          {t('translation.office.my_translations.range', { range: from === to ? String(from) : `${from}–${to}` })}
        </span>
        <span>{formatDue(ends_on)}</span>
        {!isDone && !isPast && (
          <span className={css.left}>{formatCount('translation.office.my_translations.days', days)}</span>
        )}
      </p>
      <div className={css.progress}>
        <progress value={words === 0 ? 0 : done_words / words} aria-label={label(translationTask, 'progress')} />
        <strong>
          {formatNumber(words === 0 ? 0 : Math.floor((done_words * 100) / words) / 100, language, { style: 'percent' })}
        </strong>
        <span className="note">{formatCount('translation.office.assign.open_words', words - done_words)}</span>
      </div>
      {task.rejection_reason && (
        <p className={css.reason}>
          <strong>{t('translation.office.desk.sent_back')}</strong> {task.rejection_reason}
        </p>
      )}
      {isLate && (
        <p className="problem">
          {t(
            approved < maxExtensions
              ? 'translation.office.errors.past_end'
              : 'translation.office.my_translations.spent',
          )}
        </p>
      )}
      {(last || !isDone) && (
        <p className="facts">
          {last && (
            <>
              <span>{formatCount('translation.office.my_translations.asked', last.days)}</span>
              <StateChip state={last.status}>{label(extensionRequest, 'status', last.status)}</StateChip>
            </>
          )}
          <span>{t('translation.office.my_translations.used', { count: approved, max: maxExtensions })}</span>
        </p>
      )}
      <div className="actions">
        {mayTakeStep('receive', task, 'translator', at) && (
          <button
            type="button"
            className={`button ${first ? '' : 'quiet'}`}
            disabled={receive.pending}
            onClick={() => void receive.run({ params: { id } })}
          >
            {t('translation.office.my_translations.receive')}
          </button>
        )}
        {writes && next_id && (
          <Link className={`button ${first ? '' : 'quiet'}`} to={getDeskPath(next_id, 'open')}>
            {t('translation.office.my_translations.go_on')}
          </Link>
        )}
        {writes && finished > 0 && (
          <button
            type="button"
            className={`button ${first && !next_id ? '' : 'quiet'}`}
            disabled={submit.pending}
            onClick={() => void submit.run()}
          >
            {formatCount('translation.office.my_translations.submit', finished)}
          </button>
        )}
        {writes && task.approved + task.in_review < task.chapters && (
          <Link className="button quiet" to={`/office/upload-translation?task=${id}`}>
            {t('translation.office.upload.title')}
          </Link>
        )}
        {mayAsk && (
          <button
            type="button"
            className={`button ${first && isLate ? '' : 'quiet'}`}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t('translation.office.desk.extend')}
          </button>
        )}
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{formatCount('translation.office.progress.chapters', task.chapters)}</summary>
        {open && <TaskChapters id={id} />}
      </details>
      {unanswered.dialog}
      {asking && <ExtensionDialog task={task} onClose={() => setAsking(false)} />}
    </li>
  );
}
