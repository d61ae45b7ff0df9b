import type { MotifName, PaletteName } from '#demo/covers/draw.ts';
import { readTexts } from '#demo/kit/readTexts.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import type { channels, ratings } from '#domain/stories/story.entity.ts';
import type { TagCode } from '#domain/stories/tags.ts';

export interface Person {
  name: string;
  gender: 'f' | 'm';
}

/** A story plays in the world of today or in one of swords and candles. */
export type World = 'modern' | 'realm';

/** What a story of the demo data is about. */
export interface StoryPremise {
  title: string;
  lead: Person;
  other: Person;
  genre: TagCode<'genre'>;
  channel: (typeof channels)[number];
  rating: (typeof ratings)[number];
  world: World;
  motif: MotifName;
  palette: PaletteName;
  /** Codes of any group but the genres. */
  tags: readonly string[];
  synopsis: string;
}

/** The stories of the demo data by language, `stories.json`; the first seven English ones are the demo author's. */
export const shelves = readTexts<StoryLanguage, readonly StoryPremise[]>(storyLanguages, 'stories');
