import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { translatedChapters, translationVersions } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { mend, openAs, refuse, server } from '../../support/web.tsx';

const path = '/office/translation-reviews';
const heading = (number: string) =>
  screen.findByRole('heading', { level: 1, name: like('chapters.shared.preview.chapter', { number }) });
const states = async () =>
  (await server.db.select().from(translatedChapters).orderBy(translatedChapters.id)).map(({ state }) => state);

async function submitted(chapters: number) {
  const scene = await translationScene(server, chapters);
  const { data } = await scene.assign(scene.part);
  const [task] = data.ids as [number];
  await scene.step(task, 'receive');
  const { items } = await scene.listTaskChapters(task);
  for (const { id } of items) await scene.translate(id);
  await scene.step(task, 'submit');
  return { ...scene, task, ids: items.map(({ id }: { id: number }) => id) as number[] };
}

test('a chapter is sent back with a reason, and the next one is approved', async () => {
  const { ids, auditor } = await submitted(2);
  const user = await openAs(auditor, `${path}?id=${ids[0]}`);
  await heading('1');
  await user.keyboard('r');
  await user.keyboard('Too literal.{Control>}{Enter}{/Control}');
  await heading('2');
  await user.keyboard('a');
  await screen.findByRole('dialog', { name: like('common.office.review.approve_ask', { number: '2' }) });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: t('translation.office.review.empty') });
  expect(await states()).toEqual(['in_work', 'approved']);
  const versions = await server.db.select().from(translationVersions);
  expect(versions.find(({ cause }) => cause === 'send_back')).toMatchObject({ reason: 'Too literal.' });
});

test('a queue is cleared by keys, with remarks, corrections and ready sentences', long, async () => {
  const { auditor } = await submitted(2);
  await server.insert('user', { role: 'translation_auditor', user_name: 'zoe' });
  const user = await openAs(auditor, path);
  const decided = await screen.findByText(like('common.office.review.decided', { days: 7 }));
  expect(decided).toHaveTextContent(/zoe 0$/);
  await user.click(await screen.findByRole('link', { name: t('common.office.review.start') }));
  await heading('1');
  const region = await screen.findByRole('region', { name: t('common.office.review.text') });
  expect(within(region).getByText('没有人来。1')).toBeVisible();
  await user.keyboard('s');
  expect(within(region).queryByText('没有人来。1')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}e');
  const box = screen.getByLabelText(t('translation.office.review.correction'));
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, 'Nobody came.{Control>}{Enter}{/Control}');
  expect(await within(region).findByText('Nobody came.', { selector: 'span' })).toBeVisible();
  await user.keyboard('n');
  await user.keyboard('{Alt>}1{/Alt}{Control>}{Enter}{/Control}');
  const decision = screen.getByRole('region', { name: t('common.office.review.decision') });
  expect(within(decision).getByRole('button', { name: like('common.office.review.approve') })).toBeDisabled();
  await user.keyboard('r{Control>}{Enter}{/Control}');
  await heading('2');
  await waitFor(() => expect(screen.getByRole('region', { name: t('common.office.review.text') })).toHaveFocus());
  await user.keyboard('a');
  await screen.findByRole('dialog');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: t('translation.office.review.empty') });
  expect(await states()).toEqual(['in_work', 'approved']);
  const versions = await server.db.select().from(translationVersions).orderBy(translationVersions.id);
  expect(versions.find(({ cause }) => cause === 'send_back')).toMatchObject({ remarks: [{ sources: [2] }] });
  expect(versions.find(({ cause }) => cause === 'correct')!.segments[1]!.target).toBe('Nobody came.');
});

test('what changed since it was rejected is marked, and all of a task can be approved at once', long, async () => {
  const { ids, auditor, review, translate, step, task } = await submitted(2);
  await review(ids[0]!, { approved: false, reason: 'Why?' });
  await translate(ids[0]!, ({ sources }) => (sources[0] === 2 ? 'Text two' : `Text ${sources.join(' ')}`));
  await step(task, 'submit');
  const user = await openAs(auditor, `${path}?id=${ids[0]}`);
  const region = await screen.findByRole('region', { name: t('common.office.review.text') });
  expect([...region.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['2', 'two']);
  expect(screen.getByText('Why?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('translation.office.review.approve_all') }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: t('translation.office.review.approve_all') }));
  await screen.findByRole('heading', { name: t('translation.office.review.empty') });
  expect(await states()).toEqual(['approved', 'approved']);
});

test('a chapter whose source has changed is told, and left out where all of a task is approved', long, async () => {
  const { ids, auditor, book } = await submitted(3);
  await storeChapters(server, book.id, [
    sourceText(2, { paragraphs: ['灯亮着。2', '没有猫来。2', '天亮时她走了。2'] }),
  ]);
  const user = await openAs(auditor, `${path}?id=${ids[0]}`);
  expect(await screen.findByText(t('translation.office.review.task_changed', { numbers: '2' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('translation.office.review.approve_all') }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: t('translation.office.review.approve_all') }));
  await heading('2');
  expect(await states()).toEqual(['approved', 'in_review', 'approved']);
});

test('all of a task is sent back with a reason, at which it is said what is wrong with it', long, async () => {
  const { ids, auditor } = await submitted(2);
  const user = await openAs(auditor, `${path}?id=${ids[0]}`);
  const press = async () =>
    user.click(await screen.findByRole('button', { name: t('translation.office.review.reject_all') }));
  await press();
  await press();
  const reason = screen.getByLabelText(t('common.office.review.reason'));
  await waitFor(() => expect(reason).toHaveAccessibleDescription(expect.stringContaining(t('validation.required'))));
  await user.type(reason, 'Too literal.');
  refuse('post', '/api/office/translation-tasks/:id/review', 422, 'error.validation', {
    reason: { message: 'validation.invalid' },
  });
  await press();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(expect.stringContaining(t('validation.invalid'))));
  mend();
  await press();
  await screen.findByRole('heading', { name: t('translation.office.review.empty') });
  expect(await states()).toEqual(['in_work', 'in_work']);
  const versions = await server.db.select().from(translationVersions);
  expect(versions.filter(({ cause }) => cause === 'send_back')).toEqual([
    expect.objectContaining({ reason: 'Too literal.' }),
    expect.objectContaining({ reason: 'Too literal.' }),
  ]);
});

test('a paragraph whose source has changed since shows what it was beside it', async () => {
  const { ids, auditor, book } = await submitted(1);
  const paragraphs = ['灯亮着。1', '没有猫来。1', '天亮时她走了。1'];
  await storeChapters(server, book.id, [sourceText(1, { paragraphs })]);
  await openAs(auditor, `${path}?id=${ids[0]}`);
  const was = await screen.findByRole('group', { name: t('translation.office.desk.source_was') });
  expect(was.querySelector('p')).toHaveTextContent('没有人来。1');
  const now = screen.getByRole('group', { name: t('translation.office.desk.source_now') });
  expect(now.querySelector('p')).toHaveTextContent('没有猫来。1');
  expect(now.querySelector('ins')).not.toBeNull();
});

test('who translated it reads why they do not decide', long, async () => {
  const { ids, auditor } = await submitted(1);
  await server.db.update(translatedChapters).set({ translator_id: auditor.id });
  const user = await openAs(auditor, `${path}?id=${ids[0]}`);
  expect(await screen.findByText(t('translation.office.errors.own_work'))).toBeVisible();
  await user.keyboard('rane');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('warnings stand at their paragraph, unanswered or confirmed, and the title is corrected', long, async () => {
  const { book, ids, auditor } = await submitted(1);
  const term = { term: '天亮', translation: 'Dawn', state: 'approved' } as const;
  await server.insert('dictionaryEntry', { book_id: book.id, language: 'en', ...term });
  const [row] = await server.db.select().from(translatedChapters);
  const segments = row!.segments.map((segment, at) =>
    at === 1 ? { ...segment, target: 'Nobody  came (.', answered: ['spaces', 'numbers 1'] } : segment,
  );
  await server.db.update(translatedChapters).set({ segments });
  const user = await openAs(auditor, `${path}?id=${ids[0]}`);
  const listItems = async (number: number) => {
    const list = await screen.findByRole('list', { name: t('translation.office.review.warnings', { number }) });
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await listItems(2)).toEqual([
    `${t('translation.office.desk.check.brackets', { what: '(' })} ${t('translation.office.warnings.open')}`,
    `${t('translation.office.desk.check.spaces')} ${t('translation.office.desk.answered')}`,
  ]);
  expect(await listItems(3)).toEqual([
    `${t('translation.office.desk.check.terms', { what: 'Dawn' })} ${t('translation.office.warnings.open')}`,
  ]);
  const card = within(screen.getByRole('region', { name: t('translation.office.warnings.title') }));
  expect(card.getByText(like('translation.office.warnings.unanswered', { smart_count: 2 }))).toBeVisible();
  expect(card.getAllByRole('button')).toHaveLength(2);
  await user.keyboard('t');
  const box = screen.getByRole('textbox', { name: t('translation.office.desk.chapter_title') });
  await user.clear(box);
  await user.type(box, 'Lamps{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: t('translation.office.review.correct_title') })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lamps');
  expect((await server.db.select().from(translatedChapters))[0]!.title).toBe('Lamps');
});
