import { useId } from 'react';
import { advisedChapterWords, maxChapterWords } from '#domain/chapters/chapterLimits.ts';
import { wordGoal } from '#domain/home/wordGoal.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import type { useGoal } from '../../lib/useGoal.ts';
import { useWordsToday } from './useWordsToday.ts';
import editor from './editor.module.css';
import css from './Words.module.css';

/** The length of the chapter against what is advised (domain.md section 5), and the day's words against one's goal. */
export function WordCount({ words }: { words: number }) {
  const t = useT();
  const formatCount = useFormatCount();
  const { min, max } = advisedChapterWords;
  const length = words < min ? 'short' : words <= max ? 'good' : words <= maxChapterWords ? 'long' : 'too_long';
  const limit = length === 'too_long' ? maxChapterWords : max;
  return (
    <section className={editor.section}>
      <p className={css.count}>{formatCount('editor.writing.words.count', words)}</p>
      <Bar value={words} max={max} tone={length === 'too_long' ? 'bad' : 'plain'} />
      <p className={length === 'too_long' ? css.warn : css.hint} role={length === 'too_long' ? 'status' : undefined}>
        {length === 'short'
          ? t('editor.writing.words.short', { smart_count: min - words })
          : t(`editor.writing.words.${length}`, { max: limit })}
      </p>
      <p className={css.hint}>{t('editor.writing.words.advised', { min, max })}</p>
    </section>
  );
}

/** The same in short, for the bar that is always there. */
export function Figures({ words, goal }: { words: number; goal: number }) {
  const t = useT();
  const formatCount = useFormatCount();
  const today = useWordsToday();
  return (
    <div className={css.figures}>
      <span className={words > maxChapterWords ? css.warn : undefined}>
        {formatCount('editor.writing.words.count', words)}
      </span>
      <span className={today >= goal ? css.reached : undefined}>
        <span className={css.figureName}>{t('editor.writing.goal.title')}</span>
        {t('editor.writing.goal.progress', { count: today, goal })}
      </span>
      <Bar value={today} max={goal} tone="plain" />
    </div>
  );
}

/** The words that were saved today; the goal is one's own and stays on the device. */
export function Goal({ goal: { goal, typed, type, wrong } }: { goal: ReturnType<typeof useGoal> }) {
  const t = useT();
  const id = useId();
  const today = useWordsToday();
  return (
    <section className={editor.section}>
      <h2>{t('editor.writing.goal.title')}</h2>
      <p>{t('editor.writing.goal.progress', { count: today, goal })}</p>
      <Bar value={today} max={goal} tone="plain" />
      {today >= goal && <p className={css.reached}>{t('editor.writing.goal.reached')}</p>}
      <label className={css.goal} htmlFor={id}>
        {t('editor.writing.goal.set')}
        <input
          id={id}
          className="control"
          inputMode="numeric"
          value={typed}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}wrong` : undefined}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {wrong && (
        <p className={css.warn} id={`${id}wrong`}>
          {t('home.author.calendar.goal_problem', { max: wordGoal.max })}
        </p>
      )}
    </section>
  );
}

const Bar = ({ value, max, tone }: { value: number; max: number; tone: 'plain' | 'bad' }) => (
  <div className={css.bar} aria-hidden>
    <div
      className={tone === 'bad' ? css.barBad : undefined}
      style={{ width: `${Math.min(100, (100 * value) / max)}%` }}
    />
  </div>
);
