import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import type { ArticlePlace } from '#domain/articles/article.ts';
import { t } from '../../support/t.ts';
import { cut, hold, mend, open, openAs, refuse, server, setLanguage } from '../../support/web.tsx';

const add = (place: ArticlePlace, slug: string, title: string, more: object = {}) =>
  server.insert('article', {
    place,
    slug,
    title,
    language: 'en',
    state: 'published',
    summary: `About ${title}`,
    ...more,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the guidebook is read chapter by chapter', async () => {
  for (const slug of ['1', '2', '3'])
    await add('handbook', slug, `Part ${slug}`, { body: '{{contracts.attempts}} tries' });
  const user = open('/handbook');
  expect(await heading('Part 1')).toBeVisible();
  expect(screen.getByText('3 tries')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Part 1 · Quillhouse'));
  const contents = within(screen.getByRole('navigation', { name: t('articles.chapters') }));
  expect((await contents.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Part 1',
    'Part 2',
    'Part 3',
  ]);
  expect(contents.getByRole('link', { name: 'Part 1' })).toHaveAttribute('aria-current', 'page');
  await user.click(contents.getByRole('link', { name: 'Part 2' }));
  expect(await heading('Part 2')).toBeVisible();
  expect(screen.getByRole('link', { name: `${t('articles.previous')} Part 1` })).toHaveAttribute(
    'href',
    '#/handbook?chapter=1',
  );
  await user.click(screen.getByRole('link', { name: `${t('articles.next')} Part 3` }));
  expect(await heading('Part 3')).toBeVisible();
});

test('who is signed in reads it within the portal', async () => {
  await add('handbook', '1', 'Part 1');
  await openAs('author_signed', '/handbook');
  expect(await heading('Part 1')).toBeVisible();
  expect(screen.getByRole('navigation', { name: t('common.menu') })).toBeVisible();
});

test('what is not in a language yet stands there in English, and says so', async () => {
  await add('page', 'benefit', 'Benefits');
  await add('page', 'benefit', 'Преимущества', { language: 'ru' });
  open('/benefit');
  expect(await heading('Benefits')).toBeVisible();
  expect(screen.queryByText(t('articles.english'))).toBeNull();
  await setLanguage('ru');
  expect(await heading('Преимущества')).toBeVisible();
  await setLanguage('th');
  expect(await heading('Benefits')).toBeVisible();
  expect(screen.getByText(t('articles.english', {}, 'th'))).toBeVisible();
});

test('a text in English is not said to lack in a language while it comes in that', async () => {
  await add('page', 'benefit', 'Benefits');
  await add('page', 'benefit', 'Преимущества', { language: 'ru' });
  open('/benefit');
  await heading('Benefits');
  const release = hold('get', '/api/articles/page/benefit');
  await setLanguage('ru');
  await screen.findByText(t('common.skip', {}, 'ru'));
  expect(await heading('Benefits')).toBeVisible();
  expect(screen.queryByText(t('articles.english', {}, 'ru'))).toBeNull();
  release();
  expect(await heading('Преимущества')).toBeVisible();
});

test.each(['en', 'th'] as const)('a text in another language is not called English while %s comes', async (next) => {
  await add('page', 'benefit', 'Benefits');
  await add('page', 'benefit', 'Преимущества', { language: 'ru' });
  await setLanguage('ru');
  open('/benefit');
  await heading('Преимущества');
  const release = hold('get', '/api/articles/page/benefit');
  await setLanguage(next);
  await screen.findByText(t('common.skip', {}, next));
  expect(await heading('Преимущества')).toBeVisible();
  expect(screen.queryByText(t('articles.english', {}, next))).toBeNull();
  release();
  expect(await heading('Benefits')).toBeVisible();
});

test('an item in another language is not called English while English comes', async () => {
  await add('faq', '1', 'How one');
  await add('faq', '2', 'How two');
  await add('faq', '1', 'Первый', { language: 'ru' });
  await setLanguage('ru');
  open('/clause/faq');
  await screen.findByText(t('articles.article.english_only', {}, 'ru'));
  const release = hold('get', '/api/articles/faq');
  await setLanguage('en');
  await screen.findByText(t('common.skip'));
  expect(screen.getByText('Первый')).toBeVisible();
  expect(screen.queryByText(t('articles.article.english_only'))).toBeNull();
  release();
  expect(await screen.findByText('How one')).toBeVisible();
});

test('a page that is not there, and one that does not come, are told', async () => {
  open('/handbook?chapter=99');
  expect(await heading(t('pages.problem.not_found'))).toBeVisible();
});

test('a fault of the server tells the number to quote, and a page that did not come tells none', async () => {
  const reference = t('pages.problem.reference', { id: 'r' });
  refuse('get', '/api/articles/page/benefit', 500, 'errors.internal');
  const user = open('/benefit');
  expect(await heading(t('pages.problem.offline'))).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
  cut('get', '/api/articles/page/benefit');
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  await waitFor(() => expect(screen.queryByText(reference)).toBeNull());
});

test('a page that did not come is asked for again', async () => {
  await add('page', 'benefit', 'Benefits');
  cut('get', '/api/articles/page/benefit');
  const user = open('/benefit');
  expect(await heading(t('pages.problem.offline'))).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(await heading('Benefits')).toBeVisible();
});

test('a page that the server refuses says why', async () => {
  refuse('get', '/api/articles/page/benefit', 429, 'errors.too_many', undefined, { args: { minutes: 5 } });
  open('/benefit');
  expect(await heading(t('pages.problem.offline'))).toBeVisible();
  expect(screen.getByText(t('errors.too_many', { minutes: 5 }))).toBeVisible();
});

test('a guidebook that did not come is asked for again with its chapters', async () => {
  await add('handbook', '1', 'Part 1');
  cut('get', '/api/articles/handbook');
  cut('get', '/api/articles/handbook/1');
  const user = open('/handbook');
  expect(await heading(t('pages.problem.offline'))).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(await heading('Part 1')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Part 1' })).toHaveAttribute('aria-current', 'page');
});

test('the academy has its lessons by season', async () => {
  for (const slug of ['1-1', '1-2', '3-1']) await add('school', slug, `Lesson ${slug}`);
  const user = open('/school');
  const season = async (number: 1 | 3) =>
    within(await screen.findByRole('region', { name: new RegExp(t(`articles.season_title.${number}`)) }));
  expect((await season(1)).getAllByRole('link').map((link) => link.textContent)).toEqual(['Lesson 1-1', 'Lesson 1-2']);
  await user.click((await season(3)).getByRole('link'));
  expect(await heading('Lesson 3-1')).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('articles.all_lessons') }));
  expect(await heading(t('pages.title.school'))).toBeVisible();
});

test('questions are found by words of what is answered', async () => {
  await add('faq', '1', 'How long is a chapter?', { body: 'At most **{{chapters.max_words}}** words.' });
  await add('faq', '2', 'How large is a cover?', { body: 'Six hundred pixels.' });
  const user = open('/clause/faq');
  const listTitles = () => screen.queryAllByText(/^How /).map((one) => one.textContent);
  await heading(t('pages.title.faq'));
  expect(listTitles()).toHaveLength(2);
  const search = screen.getByRole('searchbox', { name: t('articles.search') });
  await user.type(search, 'WORDS 3,500');
  await waitFor(() => expect(listTitles()).toEqual(['How long is a chapter?']));
  await user.clear(search);
  await user.type(search, 'strong');
  expect(await screen.findByText(t('articles.nothing'))).toBeVisible();
});

test.each([
  ["can't", 'I can’t sign in'],
  ["d'accord", 'Dʼaccord'],
  ['can’t', "I can't sign in"],
  ['hop dong', 'Hợp đồng là gì?'],
  ['HỢP ĐỒNG', 'Hop dong?'],
  ['15000', 'Why 15,000 words?'],
  ['15.000 words', 'Why 15000 words?'],
  ['15 000', 'Pourquoi 15\u202f000 mots'],
  ['15000', '¿Por qué 15.000 palabras?'],
  ['1000000', 'From 1\u00a0000\u00a0000 on'],
  ['2.5', 'After 2.5 hours'],
])('a question in any letters is found by %s', async (typed, title) => {
  await add('faq', '1', title);
  await add('faq', '2', 'Anything else');
  const user = open('/clause/faq');
  await heading(t('pages.title.faq'));
  await user.type(screen.getByRole('searchbox', { name: t('articles.search') }), typed);
  await waitFor(() => expect(screen.queryByText('Anything else')).toBeNull());
  expect(screen.getByText(title.replaceAll(/\s/g, ' '))).toBeVisible();
});

test.each([
  ['/handbook', 'handbook', ['2', '3'], '2'],
  ['/schoolDetail', 'school', ['1-2', '2-1'], '1-2'],
] as const)('%s begins with the first that is published', async (path, place, slugs, first) => {
  for (const slug of slugs) await add(place, slug, `Part ${slug}`);
  open(path);
  expect(await heading(`Part ${first}`)).toBeVisible();
  expect(screen.queryByRole('heading', { name: t('pages.problem.not_found') })).toBeNull();
});

test.each([
  ['/school', 'school', '1-1', '1-2'],
  ['/clause/faq', 'faq', '1', '2'],
] as const)('%s says which of its articles are in English only, or that all are', async (path, place, one, other) => {
  await add(place, one, 'How one');
  await add(place, other, 'How two');
  await add(place, one, 'Первый', { language: 'ru' });
  await setLanguage('ru');
  open(path);
  const chip = await screen.findByText(t('articles.article.english_only', {}, 'ru'));
  expect(chip.closest('li, details')).toHaveTextContent('How two');
  expect(screen.queryByText(t('articles.english', {}, 'ru'))).toBeNull();
  await setLanguage('th');
  expect(await screen.findByText(t('articles.english', {}, 'th'))).toBeVisible();
  expect(screen.queryByText(t('articles.article.english_only', {}, 'th'))).toBeNull();
});

test.each([
  ['/handbook?chapter=1', 'handbook', ['1', '2', '3'], 'li, a'],
  ['/schoolDetail?id=1-1', 'school', ['1-1', '1-2', '1-3'], 'a'],
] as const)('%s says which of those beside it are in English only', async (path, place, [one, two, three], parts) => {
  for (const slug of [one, two]) await add(place, slug, `Глава ${slug}`, { language: 'ru' });
  for (const slug of [one, two, three]) await add(place, slug, `Part ${slug}`);
  await setLanguage('ru');
  const user = open(path);
  const list = async () =>
    (await screen.findAllByText(t('articles.article.english_only', {}, 'ru'))).map((chip) => chip.closest(parts));
  if (place === 'handbook') expect((await list())[0]).toHaveTextContent(`Part ${three}`);
  await user.click(await screen.findByRole('link', { name: `${t('articles.next', {}, 'ru')} Глава ${two}` }));
  const next = await screen.findByRole('link', { name: new RegExp(`^${t('articles.next', {}, 'ru')} Part ${three}`) });
  expect(next).toHaveTextContent(t('articles.article.english_only', {}, 'ru'));
  expect((await list()).every((part) => part!.textContent.includes(`Part ${three}`))).toBe(true);
});
