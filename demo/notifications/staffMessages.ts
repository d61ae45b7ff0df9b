import { readTexts } from '#demo/kit/readTexts.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';

/** `messages.json`: what the staff write to authors in their language. */
export interface StaffMessages {
  /** In place of a contract. Slot: `{title}`. */
  refusal: string;
  maintenance: { title: string; content: string };
}

export const staffMessages = readTexts<StoryLanguage, StaffMessages>(storyLanguages, 'messages');

export const writeRefusal = (language: StoryLanguage, title: string): string =>
  staffMessages[language].refusal.replaceAll('{title}', title);
