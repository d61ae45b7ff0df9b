import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
import { mend, openAs, refuse, requests, server } from '../../support/web.tsx';
import { coming, withText } from './coming.ts';

const judging = 'contests.office.judging';
const result = 'contests.seldom';
/** The page's clock is the machine's, so the server's is put there too. */
beforeEach(() => void (server.clock.now = new Date()));

test('a judge finds the entries, reads one, scores it, and sees the others once all have', async () => {
  const scene = await coming();
  await withText(scene, 'Ash');
  await scene.deal();
  const user = await openAs(scene.judges[0], '/office/judging');
  await user.click(await screen.findByRole('link', { name: 'Ash' }));
  expect(await screen.findByText('The ash fell.')).toBeVisible();
  const save = screen.getByRole('button', { name: t(`${judging}.save`) });
  expect(save).toBeDisabled();
  const give = async (criterion: RegExp, points: string) =>
    user.click(within(screen.getByRole('group', { name: criterion })).getByRole('radio', { name: points }));
  await give(/^Plot/, '8');
  expect(save).toBeDisabled();
  await give(/^Voice/, '4');
  const comment = screen.getByRole('textbox', { name: like(`${judging}.comment`) });
  await user.type(comment, 'Fin');
  refuse('post', '/api/office/judgings/:id', 422, 'error.validation', { comment: { message: 'validation.invalid' } });
  await user.click(save);
  const wrong = expect.stringContaining(t('validation.invalid'));
  await waitFor(() => expect(comment).toHaveAccessibleDescription(wrong));
  expect(comment).toHaveFocus();
  mend();
  requests.length = 0;
  await user.type(comment, 'e');
  expect(comment).not.toHaveAccessibleDescription(wrong);
  await user.dblClick(save);
  expect(await screen.findByText(t(`${judging}.saved`, { title: 'Ash' }))).toBeVisible();
  expect(requests.filter((call) => call.startsWith('POST /api/office/judgings'))).toHaveLength(1);
  expect(screen.getByText(t(`${judging}.blind`))).toBeVisible();
  expect(await screen.findByRole('button', { name: t(`${judging}.change`) })).toBeDisabled();
  await scene.score(scene.judges[1], 'Ash', [2, 2], 'Slow');
  await give(/^Plot/, '9');
  await user.click(screen.getByRole('button', { name: t(`${judging}.change`) }));
  expect(await screen.findByText(t('contests.office.errors.judged'))).toBeVisible();
  const others = within(await screen.findByRole('region', { name: t(`${judging}.others`) }));
  expect(await others.findByText('Slow')).toBeVisible();
  expect(others.getByText('judge-two')).toBeVisible();
  expect(screen.queryByRole('button', { name: t(`${judging}.change`) })).toBeNull();
});

test('a judge who has come to look after an author scores the entry no more, and a manager reads who', async () => {
  const scene = await coming();
  const ash = await withText(scene, 'Ash');
  await scene.deal();
  const editor = await server.insert('editor', { user_id: scene.judges[0].id });
  await server.insert('fiction', { author_id: ash.author.id, editor_id: editor.id });
  const user = await openAs(scene.judges[0], '/office/judging');
  expect(await screen.findByText(t(`${judging}.barred`))).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ash' }));
  expect(await screen.findByText(t('contests.office.errors.own_author'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t(`${judging}.save`) })).toBeNull();
  cleanup();
  await openAs(scene.manager, `/office/contest-result?id=${scene.contest.id}`);
  const ranking = within(await screen.findByRole('region', { name: t(`${result}.ranking`) }));
  expect(ranking.getByText(like(`${result}.barred`, { count: 1, entries: 'Ash (judge-one)' }))).toBeVisible();
  cleanup();
  await server.db.delete(tables.contestPrize);
  await scene.decide([]);
  await openAs(scene.judges[1], '/office/judging');
  expect(await screen.findByText(t(`${judging}.over`))).toBeVisible();
});

test('a judge goes through the entries by keys, and on to the next that waits once one is scored', async () => {
  const scene = await coming();
  for (const title of ['Ash', 'Birch', 'Cedar']) await withText(scene, title);
  await scene.deal();
  const judgings: { id: number; story: { title: string } }[] = await scene.judgings(scene.judges[0]);
  const [first, second, third] = judgings.map(({ id, story }) => ({ id, title: story.title }));
  await scene.score(scene.judges[0], second!.title, [5, 5]);
  const user = await openAs(scene.judges[0], `/office/judging?id=${first!.id}`);
  const isAt = async ({ id, title }: { id: number; title: string }) => {
    await waitFor(() => expect(location.hash).toBe(`#/office/judging?id=${id}`));
    await screen.findByRole('heading', { level: 1, name: new RegExp(title) });
  };
  const steps = { next: 'J', previous: 'K' };
  const canGo = (step: 'next' | 'previous') => {
    const name = `${t(`common.office.review.${step}`)} ${steps[step]}`;
    return waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  };
  await isAt(first!);
  await canGo('next');
  await user.keyboard('j');
  await isAt(third!);
  await canGo('previous');
  await user.keyboard('k');
  await isAt(first!);
  for (const name of [/^Plot/, /^Voice/])
    await user.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: '7' }));
  await user.click(screen.getByRole('button', { name: t(`${judging}.save`) }));
  await isAt(third!);
  await canGo('previous');
  await user.keyboard('k');
  await isAt(first!);
  expect(screen.getByRole('button', { name: t(`${judging}.change`) })).toBeDisabled();
});

test('a judge without entries reads that there are none', async () => {
  await openAs('work_auditor', '/office/judging');
  expect(await screen.findByRole('heading', { name: t(`${judging}.empty`) })).toBeVisible();
});
