import { readText } from '#demo/kit/readTexts.ts';
import type { StoryPremise, Person } from '#demo/stories/premises.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import type { Bank, ChapterWords, CommentWords, Messages, VolumeWords } from './bank.ts';

const readBank = (language: StoryLanguage): Bank => ({
  ...readText<ChapterWords>(`${language}/chapters`),
  ...readText<VolumeWords>(`${language}/volumes`),
  ...readText<CommentWords>(`${language}/comments`),
  messages: readText<Messages>(`${language}/messages`),
});

export const banks = Object.fromEntries(storyLanguages.map((language) => [language, readBank(language)])) as Record<
  StoryLanguage,
  Bank
>;

/** What a person is called in a story: Koreans by the whole name, others by the first. */
export function getCalledName({ name }: Person, language: StoryLanguage): string {
  const [first = name] = name.split(' ');
  return language === 'ko' ? name.replace(/ .*/, '') : first;
}

/** What a person is called to the face: in Korean without the family name. */
function getSpokenName(person: Person, language: StoryLanguage): string {
  const name = getCalledName(person, language);
  return language === 'ko' && !person.name.includes(' ') ? name.slice(1) : name;
}

/** Does a Korean word end in a consonant? The particle after it depends on that. */
const endsClosed = (word: string): boolean => (word.codePointAt(word.length - 1)! - 0xac00) % 28 > 0;

/** Fills the slots of a bank's line (`Bank`) with a story's people and a place. */
export function fillLine(line: string, { lead, other }: StoryPremise, language: StoryLanguage, at = ''): string {
  return line.replace(/\{(me:)?([^{}]*)\}/g, (_, mine: string | undefined, slot: string) => {
    if (slot === 'at') return at;
    if (slot.includes('/') && !slot.includes('|')) {
      const [male = '', female = ''] = slot.split('/');
      return (mine ? lead : other).gender === 'f' ? female : male;
    }
    const [name, particles] = slot.split('|');
    const word = name === 'hero' ? getSpokenName(lead, language) : getCalledName(other, language);
    const [closed = '', open = ''] = particles?.split('/') ?? [];
    return word + (endsClosed(word) ? closed : open);
  });
}

/** Fills named slots that stand for themselves. */
export const fillSlots = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
