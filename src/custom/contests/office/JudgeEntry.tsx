import { useTranslate } from 'ra-core';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { isNotFound } from '../../../lib/api/client.ts';
import { Steps } from '../../../resources/queue/Steps.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { EntryText } from './EntryText.tsx';
import { OtherJudges } from './OtherJudges.tsx';
import { getJudgingPath } from './paths.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { useJudging, type Judging } from './useJudging.ts';
import { useNextOnceScored, type JudgingQueue } from './useJudgingQueue.ts';
import css from '../../../ui/reading/reading.module.css';

/** An entry with its text, and the scores that the reader gives it. */
export function JudgeEntry({ id, way }: { id: number; way: JudgingQueue }) {
  const { data, error, refetch } = useJudging(id);
  if (error && !data)
    return isNotFound(error) ? <NotFound /> : <BrokenPage error={error} retry={() => void refetch()} />;
  return data ? <Whole judging={data} way={way} /> : <Loading />;
}

function Whole({ judging, way }: { judging: Judging; way: JudgingQueue }) {
  const t = useT();
  const language = useLanguage();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const { story, contest } = judging;
  useNextOnceScored(judging, way);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <BackLink to={getJudgingPath()}>{t('contests.office.judging.title')}</BackLink>
        <h1>
          <span className={css.story}>{contest.name}</span>
          <span lang={story.language}>{story.title}</span>
        </h1>
        <p className={css.facts}>
          <span>{formatLanguageName(story.language, language)}</span>
          <span>{translate(`stories.shared.tag.${story.genre}`, { _: story.genre })}</span>
          <span>{formatCount('common.office.word_count', story.word_count)}</span>
        </p>
        <Steps way={way} />
        {story.synopsis && (
          <p className="muted" lang={story.language}>
            {story.synopsis}
          </p>
        )}
      </header>
      <EntryText judging={judging} />
      <aside className={css.panel}>
        <ScoreForm key={judging.submitted_at} judging={judging} />
        <OtherJudges judging={judging} />
      </aside>
    </div>
  );
}
