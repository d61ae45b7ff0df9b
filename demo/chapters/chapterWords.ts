import { readTexts } from '#demo/kit/readTexts.ts';
import type { World } from '#demo/stories/premises.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';

/**
 * `chapters.json`. Chapters are told by the lead in the first person; every line of a list stands on its own, so that
 * they go together in any order. Slots: `{hero}`, `{other}`, a place `{at}`, words by the other's gender `{he/she}` or the
 * lead's `{me:seul/seule}`, Korean particles `{other|이/가}`.
 */
export interface ChapterWords {
  /** Where something happens, as the phrase that follows a verb. */
  places: Record<World, readonly string[]>;
  openings: readonly string[];
  scenes: readonly string[];
  worldScenes: Record<World, readonly string[]>;
  actions: readonly string[];
  thoughts: readonly string[];
  /** Whole paragraphs of talk. */
  talk: readonly string[];
  endings: readonly string[];
  chapterTitles: readonly string[];
  /** Why an editor sent a chapter back. */
  rejections: readonly string[];
}

export const chapterWords = readTexts<StoryLanguage, ChapterWords>(storyLanguages, 'chapters');
