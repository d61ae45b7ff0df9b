import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { getDecisionPath } from '#domain/home/decisionPath.ts';
import { queuePart } from '#domain/kit/paging.ts';
import { delegations, snoozes, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { contractScene } from '../../support/contracts.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

type User = Awaited<ReturnType<typeof openAs>>;
const give = t('home.office.give.action');

/** Gives what is open to a colleague, by its key. */
async function giveTo(user: User, name: string, note = '') {
  await screen.findByRole('button', { name: `${give} G` });
  await user.keyboard('g');
  const dialog = await screen.findByRole('dialog', { name: give });
  const select = await within(dialog).findByLabelText(t('home.office.give.to'));
  await user.selectOptions(select, within(select).getByRole('option', { name: new RegExp(`^${name}`) }));
  if (note) await user.type(within(dialog).getByLabelText(t('home.office.give.note')), note);
  await user.click(within(dialog).getByRole('button', { name: t('home.office.give.go') }));
}

/** Two chapters that wait for the work auditors. */
async function addChapters() {
  const story = await server.insert('fiction', { title: 'Red Plum', contract_status: 'signed' });
  for (const number of [1, 2])
    await insertChapter(server, story, {
      number,
      title: `Part ${number}`,
      content: '<p>One</p>',
      status: 'pending_review',
      submitted_at: `2026-03-0${number}T04:00:00.000Z`,
    });
}

test('a chapter is given to a colleague by a key, who has it on their home and gives it back', async () => {
  await addChapters();
  const ann = await server.insert('user', { role: 'work_auditor', user_name: 'Ann' });
  const bob = await server.insert('user', { role: 'work_auditor', user_name: 'Bob' });
  let user = await openAs(ann, '/office/chapter-reviews?id=1');
  await giveTo(user, 'Bob', 'You know it.');
  await screen.findByRole('heading', { level: 1, name: /Part 2/ });
  expect(await server.db.select().from(delegations)).toMatchObject([
    { resource: 'chapters', record_id: 1, by_id: ann.id, to_id: bob.id, note: 'You know it.' },
  ]);
  cleanup();
  user = await openAs(bob, '/office/home');
  const given = await screen.findByRole('region', { name: t('home.office.give.mine') });
  expect(given).toHaveTextContent('Ann: You know it.');
  await user.click(within(given).getByRole('link', { name: /Part 1/ }));
  expect(await screen.findByText(t('home.office.give.from', { name: 'Ann' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('home.office.give.back') }));
  await screen.findByRole('heading', { level: 1, name: /Part 2/ });
  cleanup();
  await openAs(ann, '/office/chapter-reviews');
  const back = within(await screen.findByRole('row', { name: /Part 1/ }));
  expect(await back.findByText(t('home.office.give.from', { name: 'Bob' }))).toBeVisible();
});

test('the queue of reports opens at the comment that one is led to, however far it is', async () => {
  for (let number = 1; number <= queuePart + 5; number++)
    await server.insert('comment', { report_status: 'open', report_reason: 'spam', content: `Buy ${number}.` });
  const last = queuePart + 5;
  await openAs('content_manager', getDecisionPath('comments', last));
  const content = await screen.findByText(`Buy ${last}.`);
  await waitFor(() => expect(within(content.closest('tr')!).getByRole('checkbox')).toHaveFocus());
});

test('nobody is there to give it to', async () => {
  await addChapters();
  const user = await openAs('work_auditor', '/office/chapter-reviews?id=1');
  await screen.findByRole('button', { name: `${give} G` });
  await user.keyboard('g');
  expect(await screen.findByText(t('home.office.give.nobody'))).toBeVisible();
});

test('a report is given once its row has the focus', async () => {
  await server.insert('comment', { report_status: 'open', report_reason: 'spam', content: 'Buy now' });
  await server.insert('user', { role: 'content_manager', user_name: 'Bob' });
  const user = await openAs('content_manager', '/office/comment-reports');
  await screen.findByText('Buy now');
  await user.keyboard('j');
  await giveTo(user, 'Bob');
  await waitFor(() => expect(screen.queryByText('Buy now')).toBeNull());
  expect(await server.db.select().from(tables.message)).toMatchObject([{ kind: 'record_given' }]);
});

test('applications are worked off one after the other, by keys', async () => {
  server.clock.now = new Date();
  const scene = await contractScene(server, { title: 'The House' });
  await scene.go('apply');
  await scene.go('take');
  await server.pool.query('update fictions set editor_id = $1', [scene.editor.id]);
  for (const title of ['Second', 'Third']) {
    const { id: fiction_id } = await server.insert('fiction', {
      title,
      editor_id: scene.editor.id,
      contract_status: 'applying',
    });
    await server.insert('contractApplication', { fiction_id, status: 'applying' });
  }
  const user = await openAs(scene.account, '/office/contract-applications/1/show');
  const isAt = (name: string) => screen.findByRole('heading', { level: 1, name });
  await isAt('The House');
  const next = await screen.findByRole('button', { name: `${t('common.office.review.next')} J` });
  await waitFor(() => expect(next).toBeEnabled());
  const { ids } = (
    await server.call('GET', '/api/office/contract-applications/ids?sort=applied_at&order=desc', {
      token: await server.signIn(scene.account),
    })
  ).data;
  const titles: Record<number, string> = { 1: 'The House', 2: 'Second', 3: 'Third' };
  const [after, last] = [...ids, ...ids].slice(ids.indexOf(1) + 1) as number[];
  await user.keyboard('j');
  await isAt(titles[after!]!);
  await screen.findByRole('button', { name: `${t('home.office.snooze.action')} Z` });
  await user.keyboard('z');
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${t('home.office.snooze.tomorrow')}`) }));
  await isAt(titles[last!]!);
  expect(await server.db.select().from(snoozes)).toMatchObject([{ record_id: after }]);
  await user.keyboard('k');
  await isAt(titles[after!]!);
  await user.keyboard('k');
  await isAt('The House');
  await user.click(await screen.findByRole('button', { name: t('contracts.office.application.reject') }));
  await user.type(screen.getByLabelText(t('contracts.office.application.notice')), 'Not yet.');
  await user.click(screen.getByRole('button', { name: t('contracts.office.application.reject_now') }));
  await isAt(titles[last!]!);
  // The way back is to where the reader came from, not to what is decided.
  window.history.back();
  await isAt(titles[after!]!);
  await user.keyboard('k');
  await isAt('The House');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: t('common.office.keys') })).toHaveTextContent(give);
  expect(screen.getByRole('heading', { level: 1, name: 'The House', hidden: true })).toBeInTheDocument();
});
