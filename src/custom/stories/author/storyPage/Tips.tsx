import { useStore } from 'ra-core';
import { advisedChapterWords } from '#domain/chapters/chapterLimits.ts';
import {
  advisedChapters,
  advisedPaywall,
  computeAverageWords,
  listTips,
  type StoryTip,
} from '#domain/stories/storyTips.ts';
import { advisedPlotTags } from '#domain/stories/tagLimits.ts';
import { useT } from '../../../../i18n/index.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import { CloseButton } from '../../../../ui/CloseButton.tsx';
import css from './Tips.module.css';

/** What each tip says in numbers. */
const getFacts = (story: Story): Record<StoryTip, Record<string, number>> => ({
  few_chapters: { ...advisedChapters, chapters: story.chapter_count },
  short_chapters: { ...advisedChapterWords, average: computeAverageWords(story) },
  long_chapters: { ...advisedChapterWords, average: computeAverageWords(story) },
  paywall: { ...advisedPaywall, chapter: story.first_paywall_chapter },
  plot_tags: { max: advisedPlotTags, count: story.plot_tags.length },
});

/** Advice that applies to a story; each tip can be hidden for this story on this device. */
export function Tips({ story }: { story: Story }) {
  const t = useT();
  const [hidden, setHidden] = useStore<StoryTip[]>(`tips.${story.id}`, []);
  const tips = listTips(story).filter((tip) => !hidden.includes(tip));
  if (tips.length === 0) return null;
  const facts = getFacts(story);
  return (
    <section className={css.tips} aria-labelledby="tips">
      <h2 id="tips">{t('stories.writing.page.tip.title')}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>
            <p>{t(`stories.writing.page.tip.${tip}`, facts[tip])}</p>
            <CloseButton label={t('stories.writing.page.tip.hide')} onClick={() => setHidden([...hidden, tip])} />
          </li>
        ))}
      </ul>
    </section>
  );
}
