import { readText, readTexts } from '#demo/kit/readTexts.ts';
import type { StoryLanguage } from '#domain/languages.ts';

/** Languages that Chinese books are translated into. */
export const targetLanguages = ['en', 'es', 'fr', 'id', 'pt'] as const satisfies StoryLanguage[];
export type TargetLanguage = (typeof targetLanguages)[number];

/** Titles and paragraphs of the chapters of Chinese books, `chinese-chapters.json`. Slot: `{hero}`. */
export interface ChineseChapters {
  titles: readonly string[];
  lines: readonly string[];
}

export const chineseChapters = readText<ChineseChapters>('zh-CN/chinese-chapters');

/** What each title and each line is in another language, by the Chinese. */
export const chineseTranslations = readTexts<TargetLanguage, Record<keyof ChineseChapters, Record<string, string>>>(
  targetLanguages,
  'chinese-chapters',
);
