import { readTexts } from '#demo/kit/readTexts.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';

/** `volumes.json`: what a further volume is called, and what its synopsis says besides. */
export interface VolumeWords {
  /** Slots: `{title}` of the first volume, `{subtitle}`. */
  title: string;
  subtitles: readonly string[];
  sequels: readonly string[];
}

export const volumeWords = readTexts<StoryLanguage, VolumeWords>(storyLanguages, 'volumes');
