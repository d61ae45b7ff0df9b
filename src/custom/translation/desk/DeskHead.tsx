import { useNotify, useRedirect } from 'ra-core';
import { formatNumber } from '#domain/kit/figures.ts';
import { computeProgress } from '#domain/translation/segments.ts';
import { getTaskPath } from '#domain/translation/taskPath.ts';
import { submitTranslations } from '#domain/translation/tasks.calls.ts';
import { isPastEnd } from '#domain/translation/taskSteps.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { useFormatDue } from '../useFormatDue.ts';
import { useUnanswered } from '../warnings/useUnanswered.tsx';
import type { DeskSaver, DeskState } from './deskSaver.ts';
import { useDeskValue, type DeskStore } from './deskStore.ts';
import { deskKeys } from './keys.ts';
import { NotSaved, withdrawn } from './NotSaved.tsx';
import { saveTyped } from './typedText.ts';
import type { Chapter } from './useDeskText.ts';
import css from './desk.module.css';

interface Props {
  chapter: Chapter;
  store: DeskStore;
  state: DeskState;
  saver: DeskSaver | undefined;
  /** The title that another window has written. */
  otherTitle: string | undefined;
  /** Texts that lost their place when the source changed. */
  left: readonly string[];
  /** What the auditor said of paragraphs that the source has lost. */
  lost: readonly string[];
  /** What is shown was typed here, and cannot be saved now. */
  unsaved: boolean;
  onKeys: () => void;
  onNext: () => void;
}

const tones = { saved: 'good', dirty: 'plain', saving: 'plain', retrying: 'waiting', refused: 'bad' } as const;

/** The title in both languages, how far it is, where it is saved, and what to do next. */
export function DeskHead({ chapter, store, state, saver, otherTitle, left, lost, unsaved, onKeys, onNext }: Props) {
  const t = useT();
  const language = useLanguage();
  const formatDue = useFormatDue();
  const notify = useNotify();
  const redirect = useRedirect();
  const { task, may_translate: writes } = chapter;
  const words = useDeskValue(store, ({ segments }) => computeProgress(segments).words);
  const done = useDeskValue(store, ({ segments }) => computeProgress(segments).doneWords);
  const open = useDeskValue(store, ({ segments }) => segments.filter((segment) => !segment.done).length);
  const title = useDeskValue(store, (text) => text.title ?? '');
  const unanswered = useUnanswered(chapter.language);
  const { run, pending } = useCommand(
    async () => {
      if (!(await saver?.flush())) return undefined;
      return unanswered.run((seen) =>
        send(submitTranslations, { params: { id: task!.id }, body: { ids: [chapter.id], seen } }),
      );
    },
    {
      onSuccess: (answer) => {
        if (answer === 'left') return undefined;
        if (!answer) return notify('translation.office.desk.not_saved', { type: 'error' });
        notify('translation.office.desk.submitted', { type: 'success' });
        return redirect(chapter.next_id ? getDeskPath(chapter.next_id) : getTaskPath(task!.id));
      },
    },
  );
  const refusal = saver?.refusal();
  const now = useNow();
  const isLate = refusal
    ? refusal.message === 'translation.office.errors.past_end'
    : task !== null && isPastEnd(task.ends_on, now);
  return (
    <header className={css.head}>
      {task && <BackLink to={getTaskPath(task.id)}>{t('translation.office.desk.to_task')}</BackLink>}
      <div className="bar">
        <h1 lang={chapter.source_language}>
          {t('translation.office.desk.title', { number: chapter.number })}
          {chapter.title && ` · ${chapter.title}`}
        </h1>
        <div className="actions" data-actions="">
          {writes && <StateChip tone={tones[state]}>{t(`translation.office.desk.state.${state}`)}</StateChip>}
          <button type="button" className="button quiet" aria-haspopup="dialog" onClick={onKeys}>
            {t('translation.office.desk.keys')}
          </button>
          {writes && open > 0 && (
            <button type="button" className="button quiet" onClick={onNext}>
              {t('translation.office.desk.next_open')} <kbd translate="no">{deskKeys.open}</kbd>
            </button>
          )}
          {writes && (
            <button
              type="button"
              className="button"
              disabled={open > 0 || pending || state === 'refused'}
              onClick={() => void run()}
            >
              {t('translation.office.desk.submit')}
            </button>
          )}
          {unanswered.dialog}
        </div>
      </div>
      <p className="facts">
        <span>{chapter.book.title}</span>
        <span>
          {t('translation.office.desk.words_done', {
            done: formatNumber(done, language),
            words: formatNumber(words, language),
          })}
        </span>
        {task && <span>{formatDue(task.ends_on)}</span>}
      </p>
      <progress
        className={css.progress}
        value={words === 0 ? 0 : done / words}
        aria-label={t('translation.office.desk.progress')}
      />
      {(refusal || unsaved) && (
        <NotSaved
          why={isNotFound(refusal) ? withdrawn : refusal?.problem}
          isLate={isLate}
          onSave={() => saveTyped(store.read(), chapter.id)}
        />
      )}
      {chapter.reason && (
        <p className="callout">
          <span className={css.label}>{t('translation.office.desk.sent_back')}</span> {chapter.reason}
        </p>
      )}
      {lost.map((text) => (
        <p key={text} className="callout">
          <span className={css.label}>{t('translation.office.desk.remark')}</span> {text}{' '}
          <small>{t('translation.office.desk.surplus')}</small>
        </p>
      ))}
      {left.length > 0 && (
        <details className="callout" open>
          <summary>{t('translation.office.desk.left')}</summary>
          {left.map((text) => (
            <p key={text} lang={chapter.language}>
              {text}
            </p>
          ))}
        </details>
      )}
      {writes && (
        <input
          className={`control ${css.title}`}
          lang={chapter.language}
          aria-label={t('translation.office.desk.chapter_title')}
          placeholder={t('translation.office.desk.chapter_title')}
          maxLength={100}
          value={title}
          onChange={({ target }) => store.set({ ...store.read(), title: target.value || null })}
        />
      )}
      {otherTitle !== undefined && otherTitle !== title && (
        <p className="callout">
          <span className={css.label}>{t('translation.office.desk.other_window')}</span>{' '}
          <span lang={chapter.language}>{otherTitle}</span>
        </p>
      )}
    </header>
  );
}
