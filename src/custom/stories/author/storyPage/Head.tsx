import { useState } from 'react';
import { formatDate } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { computeAverageWords } from '#domain/stories/storyTips.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import { getLastChange, type Story } from '../../../../lib/routing/story.ts';
import { StateChip } from '../../../../ui/state/StateChip.tsx';
import { Actions } from './Actions.tsx';
import css from './Head.module.css';

/** Characters of a synopsis that are shown at first. */
const long = 190;

/** A story at a glance, and what can be done with it. */
export function Head({ story }: { story: Story }) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { title, contract_status, contract_type, word_count, chapter_count, created_at } = story;
  const completed = story.status === statusCodes.completed;
  return (
    <header className={css.head}>
      <img className={css.cover} src={story.cover} alt="" width="132" height="176" />
      <div className={css.body}>
        <div className={css.chips}>
          <StateChip state={contract_status}>
            {t(`stories.author.contract_status.${contract_status}`)}
            {contract_type && ` · ${t(`stories.writing.page.contract.${contract_type}`)}`}
          </StateChip>
          <StateChip tone={completed ? 'good' : 'plain'}>
            {t(completed ? 'stories.author.status.completed' : 'stories.author.status.ongoing')}
          </StateChip>
        </div>
        <h1 className={css.title} lang={story.language}>
          {title}
        </h1>
        <p className={css.facts}>
          <span>{formatLanguageName(story.language, language)}</span>
          <span>{formatCount('stories.author.chapters', chapter_count)}</span>
          <span>{formatCount('stories.author.words', word_count)}</span>
          {chapter_count > 0 && <span>{formatCount('stories.writing.page.average', computeAverageWords(story))}</span>}
          <span>{t('stories.writing.page.begun', { date: formatDate(created_at, language) })}</span>
          <span>{t('stories.author.changed', { date: formatDate(getLastChange(story), language) })}</span>
        </p>
        {story.synopsis && <Synopsis text={story.synopsis} lang={story.language} />}
        <Actions story={story} />
      </div>
    </header>
  );
}

function Synopsis({ text, lang }: { text: string; lang: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <p className={`${css.synopsis} ${open ? '' : css.clamped}`} lang={lang}>
        {text}
      </p>
      {text.length > long && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'stories.writing.page.less' : 'stories.writing.page.more')}
        </button>
      )}
    </div>
  );
}
