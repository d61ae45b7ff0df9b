import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { long } from '../../support/long.ts';
import { revenueHeader } from '../../support/money.ts';
import { monthScene } from '../../support/monthScene.ts';
import { like, t } from '../../support/t.ts';
import { openAs, server, setLanguage } from '../../support/web.tsx';
import { expectTranslated, inPseudoLanguage } from '../support/pseudoLanguage.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);
inPseudoLanguage();

/** Presses a button of the back office, where roles take long to find. */
const press = async (user: UserEvent, name: RegExp) => {
  const findButton = () => [...document.querySelectorAll('button')].findLast((one) => name.test(one.textContent));
  await user.click(await waitFor(() => findButton() ?? Promise.reject(new Error(`no button ${name}`))));
};
/** What stands on a button alone: other names begin in the same way. */
const whole = (key: 'common.close' | 'bonuses.office.approve' | 'statements.office.review.approve') =>
  new RegExp(`^⟦${RegExp.escape(t(key, {}, 'fr'))}⟧$`);
const opened = async () => {
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  await expectTranslated();
};
/** A month whose stories, people and remarks are numbers. */
const numberedMonth = async () => {
  await setLanguage('fr');
  const scene = await monthScene(server);
  await scene.enter('fine', 500);
  await server.pool.query(`update fictions set title = '2026'`);
  await server.pool.query('update users set user_name = id, pen_name = id');
  await server.pool.query(`update bonus_details set remark = '2026'`);
  return scene;
};

test('every word is translated for whoever imports revenue and closes a month', async () => {
  const scene = await numberedMonth();
  const user = await openAs(scene.people.finance, '/office/month-close');
  await screen.findByText(like('statements.seldom.nothing', {}, 'fr'));
  await expectTranslated();

  location.hash = '/office/import-revenue';
  await screen.findByLabelText(like('common.shared.choose_file', {}, 'fr'), { selector: 'input' });
  await expectTranslated();
  const upload = async (...lines: string[]) => {
    const input = await screen.findByLabelText(like('common.shared.choose_file', {}, 'fr'), { selector: 'input' });
    await user.upload(input, new File([[revenueHeader, ...lines].join('\n')], '1.csv', { type: 'text/csv' }));
  };
  const [one, other] = scene.works.map(({ id }) => id);
  await upload(`1,2026-12-05,${one},xx,9,0,0`, `2,2026-02-05,${other},en,x,0,0`);
  await screen.findByRole('table');
  await expectTranslated();
  await press(user, like('common.office.import.other', {}, 'fr'));
  await upload(`1,2026-02-05,${one},en,900,0,0`, `2,2026-02-05,${other},en,400,0,0`);
  await press(user, like('earnings.office.book', { smart_count: 2 }, 'fr'));
  await screen.findByRole('link', { name: like('earnings.office.see', {}, 'fr') });
  await expectTranslated();

  location.hash = '/office/month-close';
  await press(user, like('statements.seldom.close', {}, 'fr'));
  await opened();
  await press(user, like('statements.seldom.close', {}, 'fr'));
  await screen.findByText(like('statements.seldom.closed', {}, 'fr'));
  await expectTranslated();
});

test('every word is translated for whoever decides on what authors are paid, and pays it', long, async () => {
  const scene = await numberedMonth();
  await scene.settle([0, 1]);
  const asking = { line: `en:${scene.story.id}`, content: '2026?' };
  await scene.as('author')('POST', 'finance/revenue/2026-02/questions', asking);
  await openAs(scene.people.finance, '/office/statement-questions');
  await screen.findByText('2026?');
  await expectTranslated();
  let user: UserEvent;
  for (const [path, approve] of [
    ['bonus-details', 'bonuses.office.approve'],
    ['statements', 'statements.office.review.approve'],
  ] as const) {
    cleanup();
    user = await openAs(scene.people.finance, `/office/${path}`);
    await waitFor(() => expect(document.querySelector('tbody input')).not.toBeNull());
    await user.click(document.querySelector('thead input')!);
    await press(user, whole(approve));
    await opened();
  }
  await press(user!, new RegExp(`${t('statements.office.review.approve', {}, 'fr')}⟧ · 2`));
  await screen.findByText(like('common.office.decision.done', {}, 'fr'));
  await expectTranslated();
  await press(user!, whole('common.close'));
  location.hash = '/office/statements/1/show';
  await screen.findByText(like('statements.office.review.equal', {}, 'fr'));
  await expectTranslated();
  await scene.as('finance2')('POST', 'office/payroll/1/approve');
  cleanup();

  const cashier = await openAs(scene.people.cashier, '/office/payouts');
  await cashier.click(await screen.findByLabelText(new RegExp(`${t('payouts.office.make', {}, 'fr')}.*PayPal`)));
  await opened();
  await cashier.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: like('payouts.office.make', {}, 'fr') }),
  );
  await screen.findByText(like('payouts.office.made', {}, 'fr'));
  await press(cashier, like('payouts.office.paid', {}, 'fr'));
  await opened();
});

test('every word is translated for whoever looks after readers’ comments, and writes to all authors', async () => {
  await setLanguage('fr');
  const author = await server.insert('user', { role: 'author_signed', pen_name: '1' });
  const { id } = await server.insert('fiction', { author_id: author.id, title: '2026', language: 'en' });
  const reported = {
    fiction_id: id,
    content: '2027',
    reader_name: '2',
    report_status: 'open',
    report_reason: 'spam',
  };
  await server.insert('comment', reported as never);
  const user = await openAs('content_manager', '/office/comment-reports');
  await screen.findByText('2027');
  await user.click(screen.getAllByRole('checkbox').at(-1)!);
  await user.click(
    screen.getByRole('button', { name: new RegExp(`^⟦${t('comments.office.step.remove', {}, 'fr')}⟧`) }),
  );
  await screen.findByRole('dialog');
  await expectTranslated();
  await user.click(screen.getByRole('button', { name: like('common.cancel', {}, 'fr') }));

  location.hash = '/office/announcements';
  await user.click(await screen.findByRole('button', { name: like('notifications.seldom.new', {}, 'fr') }));
  await screen.findByText(like('notifications.seldom.reaches', {}, 'fr'));
  await expectTranslated();
  await user.type(screen.getByLabelText(like('notifications.seldom.subject', {}, 'fr')), '2026');
  await user.type(screen.getByLabelText(like('notifications.seldom.text', {}, 'fr')), '2027');
  await user.click(screen.getByRole('button', { name: like('notifications.seldom.send_to', {}, 'fr') }));
  const dialog = await screen.findByRole('dialog');
  await expectTranslated();
  await user.click(within(dialog).getByRole('button', { name: like('notifications.seldom.send_to', {}, 'fr') }));
  await screen.findByRole('heading', { name: '2026' });
  await expectTranslated();
});
