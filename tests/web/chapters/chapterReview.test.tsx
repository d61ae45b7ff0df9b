import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { chapterReviews, chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t, tReason } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { mend, openAs, refuse, requests, server } from '../../support/web.tsx';

let editor: RowOf<'user'>;
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;

beforeEach(async () => {
  editor = await server.insert('user', { role: 'editor' });
  const { id: editor_id } = await server.insert('editor', { user_id: editor.id });
  author = await server.insert('user', { role: 'author_signed', language: 'es' });
  const values = { author_id: author.id, editor_id, contract_status: 'signed', language: 'en' } as const;
  story = await server.insert('fiction', { title: 'The Lamp', ...values });
});

const waiting = (number: number, content: string) =>
  insertChapter(server, story, {
    number,
    title: `Night ${number}`,
    content,
    status: 'pending_review',
    submitted_at: `2026-03-0${number}T04:00:00.000Z`,
  });
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const states = async () =>
  (await server.db.select().from(tables.chapter).orderBy(tables.chapter.id)).map(({ status }) => status);

test('a queue is cleared by keys alone, with notes and ready sentences in the author’s language', async () => {
  const see = tReason('chapters', 'review', 'see_notes', 'es');
  const first = await waiting(1, '<p>One</p><p>Two</p>');
  await waiting(2, '<p>Three</p>');
  const user = await openAs(editor, '/office/chapter-reviews');
  await user.click(await screen.findByRole('link', { name: t('common.office.review.start') }));
  await heading(like('chapters.shared.preview.chapter', { number: '1' }));
  await waitFor(() => expect(requests.filter((call) => call.endsWith('/review'))).toHaveLength(2));
  await user.keyboard('j');
  await heading(like('chapters.shared.preview.chapter', { number: '2' }));
  await user.keyboard('k');
  await heading(like('chapters.shared.preview.chapter', { number: '1' }));
  expect(
    requests.filter((call) => call.endsWith('/review')),
    'the neighbour was there already',
  ).toHaveLength(2);

  await user.keyboard('{ArrowDown}{ArrowDown}n');
  expect(screen.getByLabelText(t('common.office.review.note'))).toHaveFocus();
  await user.keyboard('{Alt>}1{/Alt}{Control>}{Enter}{/Control}');
  expect(screen.getByRole('button', { name: like('common.office.review.approve') })).toBeDisabled();
  await user.keyboard('r');
  expect(screen.getByLabelText(t('common.office.review.reason'))).toHaveValue(see);
  await user.keyboard('{Control>}{Enter}{/Control}');

  await heading(like('chapters.shared.preview.chapter', { number: '2' }));
  await waitFor(() => expect(screen.getByRole('region', { name: t('common.office.review.text') })).toHaveFocus());
  await user.keyboard('k');
  await heading(like('chapters.shared.preview.chapter', { number: '1' }));
  const rejected = t('chapters.office.review.not_waiting', { state: t('chapters.shared.status.rejected') });
  expect(await screen.findByText(rejected), 'nobody decides on it again').toBeVisible();
  await user.keyboard('j');
  await heading(like('chapters.shared.preview.chapter', { number: '2' }));
  await user.keyboard('a');
  const question = await screen.findByRole('dialog', {
    name: t('common.office.review.approve_ask', { number: '2' }),
  });
  expect(within(question).getByText(t('chapters.office.review.then_waits'))).toBeVisible();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: t('chapters.office.review.empty') });
  expect(await states()).toEqual(['rejected', 'pending_publish']);
  const [review] = await server.db.select().from(chapterReviews);
  expect(review).toMatchObject({
    chapter_id: first.id,
    reason: see,
    notes: [{ paragraph: 1, text: tReason('chapters', 'note', 'spelling', 'es') }],
  });
});

test('what was changed since it was sent back is shown, and what was typed is kept while one looks around', async () => {
  const one = await waiting(1, '<p>The lamp is lit.</p><p>He waits.</p>');
  await waiting(2, '<p>Later</p>');
  const at = '2026-03-01T04:00:00.000Z';
  const text = { title: 'Night 1', content: '<p>The lamp is out.</p><p>He waits.</p>', word_count: 6 };
  const made = { cause: 'save', user_id: author.id, created_at: at } as const;
  await server.db.insert(chapterVersions).values({ chapter_id: one.id, replaced_by: 2, ...text, ...made });
  const review = { approved: false, reason: 'Why?', notes: [], reviewer_id: editor.id, created_at: at };
  await server.db.insert(chapterReviews).values({ chapter_id: one.id, revision: 1, ...review });
  await server.pool.query('update chapters set revision = 2 where id = $1', [one.id]);
  const user = await openAs(editor, `/office/chapter-reviews?id=${one.id}`);
  const region = await screen.findByRole('region', { name: t('common.office.review.text') });
  expect([...region.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['out', 'lit']);
  expect(screen.getByText('Why?')).toBeVisible();
  await user.keyboard('d');
  expect(region.querySelector('ins')).toBeNull();
  await user.keyboard('r');
  await user.keyboard('Still unclear{Escape}');
  await user.keyboard('j');
  await heading(like('chapters.shared.preview.chapter', { number: '2' }));
  await user.keyboard('k');
  await heading(like('chapters.shared.preview.chapter', { number: '1' }));
  await user.keyboard('r');
  expect(screen.getByLabelText(t('common.office.review.reason'))).toHaveValue('Still unclear');
});

test('who may not decide reads why, and nothing else can be pressed', async () => {
  const one = await waiting(1, '<p>Mine</p>');
  await server.pool.query('update fictions set author_id = $1', [editor.id]);
  const user = await openAs(editor, `/office/chapter-reviews?id=${one.id}`);
  const decision = await screen.findByRole('region', { name: t('common.office.review.decision') });
  expect(within(decision).getByText(t('chapters.shared.errors.own_work'))).toBeVisible();
  expect(within(decision).queryByRole('button')).not.toBeInTheDocument();
  await user.keyboard('ran');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('nothing is approved that was only asked about', async () => {
  const one = await waiting(1, '<p>One</p>');
  const user = await openAs(editor, `/office/chapter-reviews?id=${one.id}`);
  await user.click(await screen.findByRole('button', { name: like('common.office.review.approve') }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: t('common.cancel') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.some((call) => call.startsWith('POST /api/office/chapters'))).toBe(false);
  await user.click(screen.getByRole('button', { name: like('common.office.review.approve') }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t('common.office.review.approve') }),
  );
  await screen.findByRole('heading', { name: t('chapters.office.review.empty') });
  expect(await states()).toEqual(['pending_publish']);
});

test('what is wrong with a reason is said at it', async () => {
  const one = await waiting(1, '<p>One</p>');
  const user = await openAs(editor, `/office/chapter-reviews?id=${one.id}`);
  await heading(like('chapters.shared.preview.chapter', { number: '1' }));
  await user.keyboard('r');
  const reason = screen.getByLabelText(t('common.office.review.reason'));
  const missing = expect.stringContaining(t('validation.required'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(reason).toHaveAccessibleDescription(missing));
  expect(reason).toHaveFocus();
  await user.keyboard('Unclear');
  await waitFor(() => expect(reason).not.toHaveAccessibleDescription(missing));
  refuse('post', '/api/office/chapters/:id/review', 422, 'error.validation', {
    reason: { message: 'validation.invalid' },
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const wrong = expect.stringContaining(t('validation.invalid'));
  await waitFor(() => expect(reason).toHaveAccessibleDescription(wrong));
  expect(reason).toHaveFocus();
  mend();
  await user.keyboard('.');
  await waitFor(() => expect(reason).not.toHaveAccessibleDescription(wrong));
  refuse('post', '/api/office/chapters/:id/review', 503, 'errors.unavailable');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const decision = within(screen.getByRole('region', { name: t('common.office.review.decision') }));
  expect(await decision.findByText(t('errors.unavailable'))).toBeVisible();
  mend();
  await user.keyboard('{Escape}r{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { name: t('chapters.office.review.empty') });
  const [review] = await server.db.select().from(chapterReviews);
  expect(review).toMatchObject({ reason: 'Unclear.' });
});

test('a chapter that its author took back meanwhile is not decided on', async () => {
  const one = await waiting(1, '<p>Once</p>');
  const user = await openAs(editor, `/office/chapter-reviews?id=${one.id}`);
  await heading(like('chapters.shared.preview.chapter', { number: '1' }));
  await server.pool.query(`update chapters set status = 'draft'`);
  await user.keyboard('a{Enter}');
  expect(await screen.findByText(t('chapters.shared.errors.decided'))).toBeVisible();
  expect(
    await screen.findByText(t('chapters.office.review.not_waiting', { state: t('chapters.shared.status.draft') })),
  ).toBeVisible();
});
