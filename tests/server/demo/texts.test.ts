import { expect, test } from 'vitest';
import { chineseChapters, chineseTranslations, targetLanguages } from '#demo/books/chineseChapters.ts';
import { signedBooks, sourceBooks, type SourceBook, type Term } from '#demo/books/translatedBooks.ts';
import type { ChapterWords } from '#demo/chapters/chapterWords.ts';
import type { CommentWords } from '#demo/comments/commentWords.ts';
import type { ContestText } from '#demo/contests/openContest.ts';
import { motifs } from '#demo/covers/motifs/index.ts';
import { palettes } from '#demo/covers/palettes.ts';
import { listLanguagesWith, readText } from '#demo/kit/readTexts.ts';
import type { StaffMessages } from '#demo/notifications/staffMessages.ts';
import { shelves, type StoryPremise, type Person } from '#demo/stories/premises.ts';
import type { VolumeWords } from '#demo/stories/volumeWords.ts';
import chapters from '#demo/texts/en/chapters.json' with { type: 'json' };
import comments from '#demo/texts/en/comments.json' with { type: 'json' };
import contest from '#demo/texts/en/contest.json' with { type: 'json' };
import messages from '#demo/texts/en/messages.json' with { type: 'json' };
import volumes from '#demo/texts/en/volumes.json' with { type: 'json' };
import { grades } from '#domain/books/businessBook.entity.ts';
import { entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { storyLanguages } from '#domain/languages.ts';
import { channels, ratings } from '#domain/stories/story.entity.ts';
import { tagCodes } from '#domain/stories/tags.ts';
import { allHold, isAmong, isCount, isText, wrongFields, type Rules } from './rules.ts';

/** The compiler knows the English files; the others are made of the same. */
const ofStories = {
  chapters: chapters satisfies ChapterWords,
  volumes: volumes satisfies VolumeWords,
  comments: comments satisfies CommentWords,
  messages: messages satisfies StaffMessages,
};
const ofInterface = { contest: contest satisfies ContestText };
const files = [
  ...Object.entries(ofStories).flatMap(([subject, english]) =>
    storyLanguages.map((language) => [`${language}/${subject}`, english] as const),
  ),
  ...Object.entries(ofInterface).flatMap(([subject, english]) =>
    listLanguagesWith(subject).map((language) => [`${language}/${subject}`, english] as const),
  ),
];

/** The keys of objects, and of a list what its entries are. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map(getShape))];
  if (typeof value !== 'object' || value === null) return value === '' ? 'nothing' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, getShape(part)]));
}

test.each(files)('%s has what the English file has', (file, english) => {
  expect(getShape(readText(file))).toEqual(getShape(english));
});

const slot = /^(at|hero|other|(hero|other)\|[^|/]+\/[^|/]+|(me:)?[^|/]*\/[^|/]*)$/;
const slotsIn = (value: unknown) => [...JSON.stringify(value).matchAll(/\{([^{}"]*)\}/g)].map(([, name]) => name!);

test.each(storyLanguages)('lines in %s have only slots that are filled', (language) => {
  const lines = ['chapters', 'comments'].map((subject) => readText(`${language}/${subject}`));
  expect(slotsIn(lines).filter((name) => !slot.test(name))).toEqual([]);
  expect(slotsIn(readText(`${language}/messages`))).toEqual(['title']);
  expect(slotsIn(readText(`${language}/volumes`)).toSorted()).toEqual(['subtitle', 'title']);
});

const person: Rules<Person> = { name: isText, gender: isAmong(['f', 'm']) };
const isPerson = (value: Person) => wrongFields(person, value).length === 0;
const { genre: genres, ...otherTags } = tagCodes;
const isTag = isAmong(Object.values(otherTags).flat());
const bookRules: Rules<StoryPremise> = {
  title: isText,
  lead: isPerson,
  other: isPerson,
  genre: isAmong(genres),
  channel: isAmong(channels),
  rating: isAmong(ratings),
  world: isAmong(Object.keys(chapters.places)),
  motif: isAmong(Object.keys(motifs)),
  palette: isAmong(Object.keys(palettes)),
  tags: (tags) => tags.length > 0 && tags.every(isTag),
  synopsis: isText,
};

test.each(storyLanguages)('there are stories in %s', (language) => {
  expect(shelves[language]).not.toEqual([]);
});

test.each(Object.values(shelves).flat())('the story $title has codes that there are', (book) => {
  expect(wrongFields(bookRules, book)).toEqual([]);
});

const term: Rules<Term> = {
  term: isText,
  translation: isText,
  type: isAmong(entryTypes),
  first_appearance: isCount,
  note: (note) => note === undefined || isText(note),
};
const signedRules: Rules<(typeof signedBooks)[number]> = {
  title: isText,
  grade: isAmong(grades),
  into: isAmong(storyLanguages),
  terms: allHold(term),
};
const sourceRules: Rules<SourceBook> = {
  ...signedRules,
  chinese_name: isText,
  author: isText,
  category: isText,
  chapters: isCount,
  into: isAmong(targetLanguages),
};

test('books that are translated have codes that there are', () => {
  expect(signedBooks.flatMap((book) => wrongFields(signedRules, book))).toEqual([]);
  expect(sourceBooks.flatMap((book) => wrongFields(sourceRules, book))).toEqual([]);
});

test.each(targetLanguages)('every Chinese line is there in %s, with the same slots', (language) => {
  const { titles, lines } = chineseTranslations[language];
  expect({ titles: Object.keys(titles), lines: Object.keys(lines) }).toEqual(chineseChapters);
  for (const [chinese, line] of Object.entries({ ...titles, ...lines })) {
    expect(line).not.toBe('');
    expect(slotsIn(line)).toEqual(slotsIn(chinese));
  }
});
