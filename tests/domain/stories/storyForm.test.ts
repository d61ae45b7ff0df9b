import { describe, expect, test } from 'vitest';
import { asMessage, type Message } from '#domain/kit/messages.ts';
import { ValidationError } from '#domain/kit/types.ts';
import { offeredStoryLanguages, storyLanguages } from '#domain/languages.ts';
import { storyForm, createStoryForm } from '#domain/stories/story.ts';
import { bannedTitleWords } from '#domain/stories/titleWords.ts';

const tags = (count: number, prefix: string) => Array.from({ length: count }, (_, n) => `${prefix}-${n}`);

const story = {
  title: 'The Long Way Home',
  lead_role: 'Mira',
  language: 'en',
  channel: 'female',
  genre: 'romance',
  rating: 'teen',
  cover: '/api/files/cover/a.jpg',
  synopsis: 'A short one.',
  plot_tags: tags(2, 'plot'),
  identity_tags: tags(1, 'identity'),
  character_tags: tags(1, 'character'),
  background_tags: [],
};

/** The errors of a story by field, as i18n keys with arguments. */
function getErrors(changes: object): Record<string, Message> {
  try {
    storyForm.validateSync({ ...story, ...changes }, { abortEarly: false, stripUnknown: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(
      ({ path, params, errors: [first] }) => [path || (params!.unknown as string), asMessage(first)] as const,
    );
    return Object.fromEntries(problems.reverse());
  }
}

test('a story that keeps every rule is taken', () => {
  expect(getErrors({})).toEqual({});
});

const requiredFields = [
  'title',
  'lead_role',
  'language',
  'channel',
  'genre',
  'rating',
  'cover',
  'plot_tags',
  'identity_tags',
  'character_tags',
];

test.each(requiredFields)('%s has to be there', (name) => {
  expect(getErrors({ [name]: undefined })[name]).toEqual({ message: `stories.author.missing.${name}` });
});

test.each(['synopsis', 'background_tags', 'first_paywall_chapter', 'status'])('%s may be left out', (name) => {
  expect(getErrors({ [name]: undefined })).toEqual({});
});

test('a blank paywall chapter is the ninth and a story is ongoing unless told', () => {
  for (const first_paywall_chapter of [undefined, null, ''])
    expect(storyForm.validateSync({ ...story, first_paywall_chapter })).toMatchObject({
      first_paywall_chapter: 9,
      status: 2,
    });
  expect(storyForm.validateSync({ ...story, first_paywall_chapter: 12, status: 1 })).toMatchObject({
    first_paywall_chapter: 12,
    status: 1,
  });
});

test.each([
  ['status', 0, 'validation.choice'],
  ['status', 3, 'validation.choice'],
  ['status', '1', 'validation.invalid'],
  ['first_paywall_chapter', 0, 'validation.min'],
  ['first_paywall_chapter', 10_000, 'validation.max'],
  ['title', 'a'.repeat(101), 'validation.max_length'],
  ['lead_role', '   ', 'stories.author.missing.lead_role'],
  ['language', 'vi', 'validation.choice'],
  ['language', '!!', 'validation.choice'],
  ['language', 5, 'validation.invalid'],
  ['channel', 'other', 'validation.choice'],
  ['genre', '', 'stories.author.missing.genre'],
  ['genre', ['a', 'b'], 'validation.invalid'],
  ['rating', 'x', 'validation.choice'],
  ['cover', 'https://elsewhere.example/a.jpg', 'validation.invalid'],
  ['plot_tags', 'plot-1', 'validation.invalid'],
  ['plot_tags', ['plot-1', 'plot-1', 'plot-2'], 'validation.choice'],
  ['author_id', 5, 'validation.unknown'],
  ['share_proportion', 1, 'validation.unknown'],
  ['contract_status', 'signed', 'validation.unknown'],
])('%s may not be %j', (name, value, message) => {
  expect(getErrors({ [name]: value })[name]?.message).toBe(message);
});

test.each(storyLanguages)('a story may be in %s', (language) => expect(getErrors({ language })).toEqual({}));
test('Russian stays valid and is not offered', () => expect(offeredStoryLanguages).toEqual(storyLanguages.slice(0, 7)));

describe('titles', () => {
  test.each(bannedTitleWords)('%j is banned', (word) => {
    for (const title of [word, `The ${word.toUpperCase()} Story`, `“${word}”!`])
      expect(getErrors({ title }).title).toEqual({ message: 'stories.author.errors.title_banned', args: { word } });
  });
  test('that a story has already is kept, whatever was banned since', () => {
    const kept = createStoryForm('Virgin Snow');
    expect(() => kept.validateSync({ ...story, title: 'Virgin Snow' })).not.toThrow();
    expect(() => kept.validateSync({ ...story, title: 'Virgin Fire' })).toThrow(ValidationError);
  });
});

describe('a synopsis has at most 250 words', () => {
  test.each([
    ['en', 'word ', 250, 251],
    ['ko', '사랑 ', 250, 251],
    ['th', 'ฉันรักคุณ', 83, 84],
  ])('in %s', (language, unit, fits, exceeds) => {
    expect(getErrors({ language, synopsis: unit.repeat(fits) })).toEqual({});
    expect(getErrors({ language, synopsis: unit.repeat(exceeds) }).synopsis).toEqual({
      message: 'validation.max_words',
      args: { max: 250 },
    });
  });
});

describe('tags', () => {
  const split = (plot: number, identity: number, character: number, background = 0) => ({
    plot_tags: tags(plot, 'a'),
    identity_tags: tags(identity, 'b'),
    character_tags: tags(character, 'c'),
    background_tags: tags(background, 'd'),
  });
  test.each([
    [2, 1, 1, 0],
    [1, 1, 1, 1],
    [4, 3, 3, 0],
    [6, 1, 1, 2],
  ])('%i + %i + %i + %i are enough and not too many', (...counts) => {
    expect(getErrors(split(...counts))).toEqual({});
  });
  test.each([
    [1, 1, 1, 0],
    [4, 4, 3, 0],
    [5, 1, 1, 4],
  ])('%i + %i + %i + %i are refused with their sum', (...counts) => {
    const total = counts.reduce((sum, count) => sum + count);
    expect(getErrors(split(...counts))).toEqual({
      plot_tags: { message: 'stories.author.errors.tag_total', args: { min: 4, max: 10, total } },
    });
  });
  test.each([
    ['plot_tags', 0, 2, 2],
    ['identity_tags', 3, 0, 2],
    ['character_tags', 3, 2, 0],
  ])('%s needs one at least', (name, ...counts) => {
    expect(getErrors(split(...counts))[name]).toEqual({ message: `stories.author.missing.${name}` });
  });
});
