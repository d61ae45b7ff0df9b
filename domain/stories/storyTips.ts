import { advisedChapterWords } from '../chapters/chapterLimits.ts';
import { fiction } from './story.entity.ts';
import { advisedPlotTags } from './tagLimits.ts';

/** How long readers like a story to be, in chapters (domain.md sections 1 and 5). */
export const advisedChapters = { readFrom: 50, promotedFrom: 60, min: 200, max: 500 } as const;
/** Where the paywall is advised to begin. */
export const advisedPaywall = { min: 8, max: 15 } as const;
/** The same, with where it begins unless an author chooses. */
export const paywallAdvice = {
  paywall: fiction.fields.first_paywall_chapter.initial as number,
  ...advisedPaywall,
} as const;
/** Before so many chapters their length says nothing yet. */
const enough = 3;

export const storyTips = ['few_chapters', 'short_chapters', 'long_chapters', 'paywall', 'plot_tags'] as const;
export type StoryTip = (typeof storyTips)[number];

interface Facts {
  word_count: number;
  chapter_count: number;
  first_paywall_chapter: number;
  plot_tags: readonly unknown[];
}

/** Words a chapter on average; 0 without chapters. */
export const computeAverageWords = ({
  word_count,
  chapter_count,
}: Pick<Facts, 'word_count' | 'chapter_count'>): number =>
  chapter_count === 0 ? 0 : Math.round(word_count / chapter_count);

/** The advice that applies to a story as it is. */
export function listTips(story: Facts): StoryTip[] {
  const { chapter_count, first_paywall_chapter, plot_tags } = story;
  const average = computeAverageWords(story);
  const applies: Record<StoryTip, boolean> = {
    few_chapters: chapter_count > 0 && chapter_count < advisedChapters.promotedFrom,
    short_chapters: chapter_count >= enough && average < advisedChapterWords.min,
    long_chapters: chapter_count >= enough && average > advisedChapterWords.max,
    paywall: first_paywall_chapter < advisedPaywall.min || first_paywall_chapter > advisedPaywall.max,
    plot_tags: plot_tags.length > advisedPlotTags,
  };
  return storyTips.filter((tip) => applies[tip]);
}
