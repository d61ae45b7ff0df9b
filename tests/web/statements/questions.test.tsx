import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { long } from '../../support/long.ts';
import { statementScene } from '../../support/money.ts';
import { like, t } from '../../support/t.ts';
import { hold, mend, openAs, refuse, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { page } from '../support/storyScreen.ts';

// jsdom measures nothing, which the chart needs.
vi.mock('../../../src/custom/earnings/author/EarningsChart.tsx', () => ({ default: () => null }));

test('an author asks at a line of a statement, and settles it', long, async () => {
  const scene = await statementScene(server);
  const line = `${scene.story.title} · English`;
  const user = await openAs(scene.author, '/income');
  await screen.findByRole('heading', { level: 1, name: t('pages.title.income') });
  await user.click(
    await page().findByRole('button', { name: t('statements.author.questions.title', { month: 'February 2026' }) }),
  );
  let dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: `${t('statements.author.questions.ask')}: ${line}` }));
  await user.click(dialog.getByRole('button', { name: t('statements.author.questions.send') }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(like('validation.required'));
  await user.type(dialog.getByRole('textbox'), 'Why <b>so</b> little?');
  refuse('post', '/api/finance/revenue/:month/questions', 503, 'errors.unavailable');
  await user.click(dialog.getByRole('button', { name: t('statements.author.questions.send') }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('errors.unavailable'));
  expect(dialog.getByRole('textbox')).toHaveValue('Why <b>so</b> little?');
  mend();
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
  await user.click(
    page().getByRole('button', { name: t('statements.author.questions.title', { month: 'February 2026' }) }),
  );
  dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox')).toHaveValue('Why <b>so</b> little?');
  await user.click(dialog.getByRole('button', { name: t('statements.author.questions.send') }));
  expect(await dialog.findByText(t('statements.author.questions.status.open'))).toBeVisible();
  expect(dialog.getByText('Why <b>so</b> little?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: `${t('statements.author.questions.close')}: ${line}` }));
  expect(await dialog.findByText(t('statements.author.questions.status.closed'), { selector: '.chip' })).toBeVisible();
});

test('finance answers in place, and the author is told', async () => {
  const scene = await statementScene(server);
  const body = { line: `en:${scene.story.id}`, content: 'Why?' };
  await scene.as('author')('POST', 'finance/revenue/2026-02/questions', body);
  const user = await openAs(scene.people.finance, '/office/statement-questions');
  expect(await screen.findByText('Why?')).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByText('Why?').closest('[data-card]')).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: t('statements.office.questions.answer') }), 'It is half.');
  await user.click(screen.getByRole('button', { name: t('statements.office.questions.send') }));
  expect(await screen.findByText(t('statements.office.questions.empty'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: like('statements.office.questions.status.answered') }));
  expect(await screen.findByText('It is half.')).toBeVisible();
  const { data } = await scene.as('author')('GET', 'message/unread-count');
  expect(data.unread_count).toBeGreaterThan(0);
});

test('the next question has the focus once one is answered, unless one is at another', long, async () => {
  const { as, people, story } = await statementScene(server);
  await as('author')('POST', 'finance/revenue/2026-02/questions', { line: `en:${story.id}`, content: 'Why 1?' });
  const note = await server.pool.query(
    `with asked as (
       insert into statement_questions (statement_id, line, created_at, updated_at)
       select 1, 'en:' || n, now() + n * interval '1 s', now() + n * interval '1 s' from generate_series(2, 4) n
       returning id, line, created_at)
     insert into statement_question_notes (question_id, user_id, by_staff, content, created_at)
     select id, $1, false, 'Why ' || substr(line, 4) || '?', created_at from asked returning id`,
    [people.author.id],
  );
  expect(note.rows).toHaveLength(3);
  const user = await openAs(people.finance, '/office/statement-questions');
  const card = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-card]')!;
  const answer = async (text: string) => {
    await user.click(within(card(text)).getByRole('textbox'));
    await user.keyboard('So');
    await user.click(within(card(text)).getByRole('button', { name: t('statements.office.questions.send') }));
  };
  await screen.findByText('Why 3?');
  const texts = screen.getAllByText(/^Why/).map(({ textContent }) => textContent);
  await answer(texts[1]!);
  await waitFor(() => expect(screen.queryByText(texts[1]!)).toBeNull());
  expect(card(texts[2]!)).toHaveFocus();
  const release = hold('post', '/api/office/statement-questions/:id/answer');
  await answer(texts[2]!);
  await user.click(within(card(texts[0]!)).getByRole('textbox'));
  release();
  await waitFor(() => expect(screen.queryByText(texts[2]!)).toBeNull());
  expect(within(card(texts[0]!)).getByRole('textbox')).toHaveFocus();
  await answer(texts[3]!);
  await waitFor(() => expect(screen.queryByText(texts[3]!)).toBeNull());
  expect(card(texts[0]!)).toHaveFocus();
});

test('answers are begun on one page and sent on another, each to its own question', long, async () => {
  const { author } = await statementScene(server);
  const { rows } = await server.pool.query(
    `with asked as (
       insert into statement_questions (statement_id, line, created_at, updated_at)
       select 1, 'en:' || n, now() + n * interval '1 s', now() + n * interval '1 s' from generate_series(1, 21) n
       returning id, created_at)
     insert into statement_question_notes (question_id, user_id, by_staff, content, created_at)
     select id, $1, false, 'Why ' || id || '?', created_at from asked order by id returning question_id as id`,
    [author.id],
  );
  const last = rows.at(-1)!.id as number;
  const user = await openAs('finance_manager', '/office/statement-questions');
  const card = (id: number) => within(screen.getByText(`Why ${id}?`).closest<HTMLElement>('ul > li')!);
  await screen.findByText(`Why ${rows[1].id}?`);
  await user.click(card(rows[1].id).getByText(t('statements.office.questions.answer')));
  await user.keyboard('In short');
  expect(card(rows[1].id).getByRole('textbox')).toHaveValue('In short');
  await user.click(screen.getByRole('button', { name: like('ra.navigation.next') }));
  await screen.findByText(`Why ${last}?`);
  await user.click(screen.getByRole('button', { name: like('ra.navigation.previous') }));
  await screen.findByText(`Why ${rows[1].id}?`);
  expect(card(rows[1].id).getByRole('textbox')).toHaveValue('In short');
  expect(card(rows[1].id).getByRole('link', { name: 'February 2026' })).toHaveAttribute(
    'href',
    '#/office/statements/1/show',
  );

  await user.click(screen.getByRole('button', { name: like('ra.navigation.next') }));
  await screen.findByText(`Why ${last}?`);
  await user.type(screen.getByRole('textbox'), 'It is half.');
  await user.click(screen.getByRole('button', { name: t('statements.office.questions.send') }));
  expect(await screen.findByText(`Why ${rows[1].id}?`)).toBeVisible();
  expect(screen.queryByText(t('statements.office.questions.empty'))).toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(20);
});
