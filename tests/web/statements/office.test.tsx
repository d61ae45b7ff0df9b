import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { long } from '../../support/long.ts';
import { monthScene, type MonthScene } from '../../support/monthScene.ts';
import { like, likeReason, t, tReason } from '../../support/t.ts';
import { lose, mend, openAs, refuse, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { dialog, markAll, opened, results, statuses } from '../support/bulkDecision.ts';

let scene: MonthScene;
beforeEach(async () => void (scene = await monthScene(server)));

const outside = t('statements.shared.errors.deadline', { from: 'Mar 1, 2026', until: 'Mar 31, 2026' });
const closing = (month: string) => t('statements.seldom.close', { month });

describe('statements', () => {
  test('are decided on together, after it was said what will happen', long, async () => {
    const fine = await scene.enter('fine', 500, 'finance2');
    await scene.as('finance')('POST', `office/bonus-details/${fine}/approve`, { amount: null });
    await scene.settle();
    const user = await openAs(scene.people.finance2, '/office/statements');
    await markAll(user);
    await user.click(screen.getByRole('button', { name: t('statements.office.review.approve') }));
    await opened();
    expect(await dialog().findByText(t('common.office.decision.ready', { count: '2', sum: '$300.00' }))).toBeVisible();
    expect(dialog().getByText(like('common.office.decision.left', { smart_count: 1 }))).toBeVisible();
    expect(results().toSorted()).toEqual([
      t('common.office.decision.result.own_money'),
      t('common.office.decision.result.ready'),
      t('common.office.decision.result.ready'),
    ]);
    await user.click(dialog().getByRole('button', { name: `${t('statements.office.review.approve')} · 2` }));
    expect(await dialog().findByText(t('common.office.decision.done', { count: '2', sum: '$300.00' }))).toBeVisible();
    expect(await statuses('statements')).toEqual(['submitted', 'approved', 'approved']);
    await user.click(dialog().getByRole('button', { name: t('common.close') }));

    await markAll(user);
    await user.click(screen.getByRole('button', { name: t('statements.office.review.reject') }));
    await opened();
    await user.click(await dialog().findByRole('button', { name: `${t('statements.office.review.reject')} · 1` }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(t('validation.required'));
    await user.type(dialog().getByLabelText(like('common.office.decision.reason')), 'Another name');
    await user.type(dialog().getByRole('textbox', { name: like('statements.office.review.deadline') }), '2026-05-01');
    await user.click(dialog().getByRole('button', { name: `${t('statements.office.review.reject')} · 1` }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(outside);
    await user.clear(dialog().getByRole('textbox', { name: like('statements.office.review.deadline') }));
    await user.click(dialog().getByRole('button', { name: `${t('statements.office.review.reject')} · 1` }));
    expect(
      await dialog().findByText(like('common.office.decision.done', { count: '1', sum: '$495.00' })),
    ).toBeVisible();
    expect((await statuses('statements'))[0]).toBe('rejected');
  });

  test('one that was approved leads on to its payment, and its audit log has both', long, async () => {
    await scene.settle();
    await scene.as('finance')('POST', 'office/statements/decisions', { decision: 'approve', items: [{ id: 1 }] });
    await openAs(scene.people.finance, '/office/statements/1/show?tab=history');
    const payoutLink = await screen.findByRole('link', { name: '#1' });
    expect(payoutLink).toHaveAttribute('href', '#/office/payroll/1/show');
    expect(payoutLink.parentElement).toHaveTextContent(t('resources.office/payroll.name', { smart_count: 1 }));
  });

  test('one is read beside the ledger, taken and rejected in its author’s language', async () => {
    await scene.settle();
    await scene.earn('2026-02-06', ['10', '0', '0'], 'Papyrus');
    await server.pool.query(`update users set language = 'fr' where id = $1`, [scene.author.id]);
    const user = await openAs(scene.people.finance, '/office/statements/1/show');
    expect(await screen.findByText(t('statements.office.review.equal'))).toBeVisible();
    const storyTable = within(screen.getByRole('region', { name: t('statements.office.review.works') }));
    expect(storyTable.getByRole('columnheader', { name: t('statements.office.review.later') })).toBeVisible();
    expect(storyTable.getByText('$5.00')).toBeVisible();
    expect(screen.getByText('a•••@example.com')).toBeVisible();
    expect(screen.getByText('Note 0')).toBeVisible();
    const notes = screen.getByRole('textbox', { name: t('statements.office.review.notes') });
    await user.type(notes, 'Ask the bank');
    const save = screen.getByRole('button', { name: t('ra.action.save') });
    refuse('post', '/api/office/statements/1', 422, 'error.validation', { notes: { message: 'validation.invalid' } });
    await user.click(save);
    await waitFor(() => expect(notes).toHaveAccessibleDescription(t('validation.invalid')));
    expect(notes).toHaveFocus();
    mend();
    await user.click(save);
    expect(await screen.findByText(t('statements.office.review.notes_saved'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('statements.office.review.take') }));
    await user.click(await screen.findByRole('button', { name: t('statements.office.review.reject') }));
    await user.click(screen.getByRole('button', { name: likeReason('statements', 'review', 'account_holder') }));
    const deadline = screen.getByRole<HTMLInputElement>('textbox', { name: like('statements.office.review.deadline') });
    const usual = deadline.value;
    fireEvent.change(deadline, { target: { value: '2026-05-01' } });
    await user.click(screen.getByRole('button', { name: t('statements.office.review.reject') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(outside);
    expect(deadline).toHaveFocus();
    fireEvent.change(deadline, { target: { value: usual } });
    await user.click(screen.getByRole('button', { name: t('statements.office.review.reject') }));
    expect(await screen.findByText(t('statements.office.review.done.reject'))).toBeVisible();
    cleanup();
    await openAs(scene.people.finance, '/office/statements/1/show');
    expect(await screen.findByText(like('statements.office.review.waits.rejected'))).toBeVisible();
    const [row] = (await server.pool.query('select reason, notes from statements where id = 1')).rows;
    expect(row).toEqual({ reason: tReason('statements', 'review', 'account_holder', 'fr'), notes: 'Ask the bank' });
    await user.click(screen.getByRole('button', { name: t('audit.office.tab') }));
    expect(await screen.findByText(t('audit.office.action.take'))).toBeVisible();
  });
});

test('a month is closed with what it freezes in view, once although its answer was lost', async () => {
  await scene.earn('2026-02-05', ['1000', '400', '-200']);
  await scene.enter('fine', 500);
  const user = await openAs(scene.people.finance, '/office/month-close');
  expect(
    await screen.findByRole('heading', { name: t('statements.seldom.next', { month: 'February 2026' }) }),
  ).toBeVisible();
  expect(await screen.findByText(like('statements.seldom.unmet.bonuses'))).toBeVisible();
  expect(screen.getAllByText('$600.00').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: closing('February 2026') }));
  lose('post', '/months/2026-02/close');
  await user.click(dialog().getByRole('button', { name: closing('February 2026') }));
  expect(await screen.findByText(like('statements.seldom.closing'))).toBeVisible();
  await waitFor(async () => expect(await statuses('statements')).toHaveLength(3));
  mend();
  const closed = await screen.findByText(like('statements.seldom.closed'));
  await waitFor(() => expect(closed).toHaveFocus());
  expect(await screen.findByText(t('statements.seldom.next', { month: 'March 2026' }))).toBeVisible();
  expect(await screen.findByText(t('statements.shared.errors.close_over'))).toBeVisible();
  expect(screen.getByRole('button', { name: closing('March 2026') })).toBeDisabled();
});
