import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { addDays } from '#domain/shared/clock.ts';
import { dailyWords } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { bankAccount, statementScene, grossFile, moneyScene } from '../../support/money.ts';
import { like, t } from '../../support/t.ts';
import { cut, mend, openAs, server, setLanguage } from '../../support/web.tsx';
import { page } from '../support/storyScreen.ts';

vi.mock('../../../src/custom/earnings/author/EarningsChart.tsx', () => ({ default: () => null }));

const cells = (name: string) => page().getByRole('row', { name: new RegExp(name) }).textContent;
const figure = (name: string) => page().getAllByText(name)[0]!.nextElementSibling!.textContent;

/** From now on files are not saved; answers what would have been. */
function watchSaving(): () => Promise<{ name: string; text: string }> {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  return async () => {
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const [link] = clicked.mock.contexts as HTMLAnchorElement[];
    return { name: link!.download, text: await (made.mock.lastCall![0] as Blob).text() };
  };
}

test('a month opens, from the earnings and from the statements, and leads to its days', async () => {
  const scene = await statementScene(server);
  await scene.upload('', grossFile(`Papyrus,2026-03-01,${scene.story.id},en,20,4,2,40`));
  const user = await openAs(scene.author, '/income');
  await user.click(await page().findByRole('button', { name: 'March 2026' }));
  const march = within(await screen.findByRole('dialog', { name: 'March 2026' }));
  expect(await march.findByRole('row', { name: new RegExp(`^${scene.story.title}`) })).toHaveTextContent('$13.00');
  expect(march.getByText(t('earnings.author.month.open'))).toBeVisible();
  await user.click(march.getByRole('button', { name: t('common.close') }));
  expect(location.hash).toBe('#/income');

  await user.click(page().getAllByRole('button', { name: 'February 2026' })[0]!);
  const february = within(await screen.findByRole('dialog', { name: 'February 2026' }));
  expect(await february.findByRole('row', { name: new RegExp(`^${scene.story.title}`) })).toHaveTextContent('$500.00');
  expect(february.queryByText(t('earnings.author.month.open'))).toBeNull();
  expect(location.hash).toBe('#/income?month=2026-02');
  await user.click(february.getByRole('link', { name: t('earnings.author.earned.daily') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await page().findByRole('row', { name: /^Feb 5, 2026/ })).toHaveTextContent('$500.00');
});

test('an address leads to the answers to what was asked about a month', long, async () => {
  const scene = await statementScene(server);
  await openAs(scene.author, '/income?questions=2026-02');
  const name = t('statements.author.questions.title', { month: 'February 2026' });
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

test('what was earned is told in all, by month, by work and by day', long, async () => {
  const scene = await statementScene(server);
  await scene.upload('', grossFile(`Papyrus,2026-03-01,${scene.story.id},en,20,4,2,40`));
  const user = await openAs(scene.author, '/income');
  await screen.findByRole('heading', { level: 1, name: t('pages.title.income') });
  expect(figure(t('earnings.author.stat.total_income'))).toBe('$513.00');
  expect(figure(t('earnings.author.stat.unsettled_payment'))).toBe('$513.00');
  expect(figure(t('earnings.author.stat.amount_payable'))).toBe('$500.00');
  expect(
    await page().findAllByText(
      t('statements.author.next.pending', {
        until: t('releases.author.both', { house: 'Mar 4, 2026, 11:59 PM', own: 'Mar 4, 2026, 3:59 PM' }),
      }),
    ),
  ).toHaveLength(2);
  expect(await page().findByRole('button', { name: t('statements.author.card.calendar') })).toBeVisible();
  expect(await page().findByRole('row', { name: /^March 2026/ })).toHaveTextContent('$10.00$2.00$1.00$0.00$13.00');
  expect(cells(`^${RegExp.escape(t('earnings.author.earned.sum'))}`)).toContain('$513.00');

  await user.click(page().getByRole('button', { name: t('earnings.author.earned.by_app') }));
  expect(cells('^Papyrus')).toContain('$13.00');
  await user.click(page().getByRole('button', { name: t('earnings.author.earned.by_story') }));
  await user.click(page().getByRole('button', { name: scene.story.title }));
  const dialog = within(await screen.findByRole('dialog', { name: scene.story.title }));
  const row = await dialog.findByRole('row', { name: /February 2026 Lumen · English .*\$1,000.00/ });
  expect(row).toHaveTextContent('$500.00');
  const terms = dialog.getAllByRole('term').map((term) => term.parentElement!.textContent);
  expect(terms.slice(0, 4)).toEqual([
    `${t('earnings.author.story.gross')}$1,040.00`,
    `${t('earnings.author.story.fees')}-$14.00`,
    `${t('earnings.author.story.net')}$1,026.00`,
    `${t('earnings.author.story.share')}$513.00`,
  ]);
  expect(
    dialog.getByText(t('earnings.author.story.gross_and_net', { gross: '$40.00', amount: '$26.00' })),
  ).toBeVisible();
  expect(dialog.getByText(t('bonuses.author.list.none'))).toBeVisible();
  expect(await dialog.findByText(t('stories.shared.reads.empty'))).toBeVisible();
  const saved = watchSaving();
  await user.click(dialog.getByRole('button', { name: t('earnings.author.save.csv') }));
  const { name, text } = await saved();
  expect(name).toBe(`quillhouse-story-${scene.story.id}-2025-04-01-2026-03-01.csv`);
  expect(text).toContain('2026-02 Lumen en,500.00,');
  await user.click(dialog.getByRole('button', { name: t('common.close') }));
});

test('a period is chosen by days, and kept in the address', long, async () => {
  const scene = await statementScene(server);
  await scene.earn('2026-03-01', '20', '4', '2', 'Papyrus');
  const user = await openAs(scene.author, '/income?view=daily');
  await screen.findByRole('main');
  expect(await page().findByText('$513.00', { selector: 'tfoot td' })).toBeVisible();
  const choose = async (from: string, to: string) => {
    fireEvent.change(page().getByLabelText(t('earnings.author.earned.from')), { target: { value: from } });
    fireEvent.change(page().getByLabelText(t('earnings.author.earned.to')), { target: { value: to } });
    await user.click(page().getByText(t('earnings.author.earned.show')));
  };
  await choose('', '2026-03-01');
  await waitFor(() => expect(page().getByLabelText(t('earnings.author.earned.from'))).toBeInvalid());
  await choose('soon', '2026-03-01');
  expect(await page().findByText(t('validation.date'))).toBeVisible();
  await choose('2026-03-05', '2026-03-01');
  expect(await page().findByText(t('earnings.shared.errors.range', { days: 366 }))).toBeVisible();
  expect(page().getByLabelText(t('earnings.author.earned.from'))).toHaveValue('03/05/2026');
  await choose('2026-02-20', '2026-03-01');
  expect(await page().findByText('$13.00', { selector: 'tfoot td' })).toBeVisible();
  expect(location.hash).toBe('#/income?view=daily&from=2026-02-20&to=2026-03-01');
  await user.click(page().getAllByText(t('earnings.author.earned.monthly'))[0]!);
  await waitFor(() => expect(location.hash).toBe('#/income'));
});

test('an author without money reads what will be there; what does not come can be asked for again', long, async () => {
  const { author } = await moneyScene(server);
  cut('get', '/api/bill/statements');
  cut('get', '/api/finance/incomes');
  const user = await openAs(author, '/income');
  await screen.findByRole('main');
  await waitFor(() => expect(page().getAllByRole('button', { name: t('common.retry') })).toHaveLength(2));
  mend();
  for (const again of page().getAllByRole('button', { name: t('common.retry') })) await user.click(again);
  expect(await page().findByText(t('statements.author.list.empty'))).toBeVisible();
  expect(await page().findByText(t('earnings.author.earned.empty'))).toBeVisible();
  expect(figure(t('earnings.author.stat.total_income'))).toBe('$0.00');
});

test('the update bonus is applied for with a work that was written in, once, and its answer is kept', async () => {
  const scene = await moneyScene(server);
  await server.db
    .insert(dailyWords)
    .values(
      Array.from({ length: 26 }, (_, n) => ({ fiction_id: scene.story.id, day: addDays('2026-02-01', n), words: 9 })),
    );
  const other = await server.insert('fiction', {
    author_id: scene.author.id,
    contract_status: 'signed',
    contract_type: 'exclusive',
  });
  const user = await openAs(scene.author, '/income');
  const row = await page().findByRole('row', { name: new RegExp(`^${scene.story.title}`) });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.trim()),
  ).toEqual(['9', '2', t('bonuses.author.update.apply')]);
  expect(
    within(row).getByRole('meter', { name: t('bonuses.author.update.idle', { month: 'March 2026' }) }),
  ).toHaveAttribute('value', '4');
  expect(
    page().queryByRole('button', { name: t('bonuses.author.update.apply_with', { title: other.title }) }),
  ).toBeNull();
  await user.click(
    within(row).getByRole('button', { name: t('bonuses.author.update.apply_with', { title: scene.story.title }) }),
  );
  expect(await screen.findByText(t('bonuses.author.update.applied'))).toBeVisible();
  expect(await page().findByText(t('bonuses.shared.errors.once'), { exact: false })).toBeVisible();
  expect(
    page().queryByRole('button', { name: t('bonuses.author.update.apply_with', { title: 'Story 1137' }) }),
  ).toBeNull();
  expect(page().getByText(t('bonuses.author.list.pending'))).toBeVisible();
});

test('a statement tells how it was paid, or why it came back', long, async () => {
  const scene = await statementScene(server);
  await scene.settle(bankAccount);
  const user = await openAs(scene.author, '/income');
  await screen.findByRole('main');
  expect(await page().findAllByText(t('statements.author.next.approved', { day: 'Mar 20, 2026' }))).toHaveLength(2);
  expect(
    page().getByRole('button', { name: t('statements.author.list.invoice_of', { month: 'February 2026' }) }),
  ).toBeVisible();
  expect(
    page().getByRole('heading', {
      name: t('statements.author.card.title', { month: 'February 2026', amount: '$500.00' }),
    }),
  ).toBeVisible();
  // What is next stands before the figures.
  const next = page().getByRole('heading', { name: like('statements.author.card.title') });
  expect(next.compareDocumentPosition(page().getByText(t('earnings.author.stat.total_income')))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(page().getAllByRole('listitem', { current: 'step' })[0]).toHaveTextContent(
    t('statements.author.card.step.pay'),
  );
  const course = page().getByText(t('statements.author.timeline.title')).closest('details')!;
  expect(
    within(course)
      .getAllByRole('listitem', { hidden: true })
      .map((line) => line.lastChild?.textContent),
  ).toEqual([
    t('statements.author.timeline.closed'),
    t('statements.author.timeline.confirmed'),
    t('statements.author.timeline.approved'),
  ]);
  const saved = watchSaving();
  await user.click(
    page().getByRole('button', { name: t('statements.author.list.pdf_of', { month: 'February 2026' }) }),
  );
  expect((await saved()).text.slice(0, 5)).toBe('%PDF-');
  await server.pool.query(`update statements set carried_forward = true, reason = 'Unknown account'`);
  await setLanguage('ru');
  expect(await page().findByText(t('statements.author.stage.approved', {}, 'ru'))).toBeVisible();
});
