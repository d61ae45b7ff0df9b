import type { StoryLanguage } from '#domain/languages.ts';
import type { Person, StoryPremise } from './premises.ts';

/** What a person is called in a story: Koreans by the whole name, others by the first. */
function getCalledName({ name }: Person, language: StoryLanguage): string {
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

/** Fills the slots of a line of `chapters.json` or `comments.json` with a story's people and a place. */
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
