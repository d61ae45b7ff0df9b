import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { countBadges } from '../../../src/lib/live/badges.ts';
import { like, t } from '../../support/t.ts';
import { cut, mend, openAs, refuse, server, setLanguage } from '../../support/web.tsx';
import { page } from '../support/storyScreen.ts';

const author = () => server.insert('user', { role: 'author_signed' });
const needed = () => ({ db: server.db, now: server.clock.now });
const unread = (title: string) => `${t('notifications.shared.new')}: ${title}`;
const titles = () =>
  page()
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent.trim());

test('messages are read, cleared and brought back, and lead to what they are about', async () => {
  const me = await author();
  const story = await server.insert('fiction', { author_id: me.id });
  await server.insert('message', { user_id: me.id, title: '<b>Maintenance</b>', content: 'On Sunday.' });
  const args = { title: 'Moon', number: 'Q-7' };
  await notify(needed(), me.id, 'contract_signed', args, { fiction_id: story.id });
  const signed = writeEmail('en', 'contract_signed', args);
  const user = await openAs(me, '/message');
  const opener = await screen.findByRole('button', { name: unread(signed.subject) });
  await user.click(opener);
  expect(page().getByText(/Q-7/)).toBeVisible();
  expect(page().getByRole('link', { name: t('notifications.shared.open.contract') })).toHaveAttribute(
    'href',
    `#/sign?id=${story.id}`,
  );
  await waitFor(() => expect(titles()).toEqual([signed.subject, unread('<b>Maintenance</b>')]));

  await setLanguage('ru');
  expect(await page().findByText(writeEmail('ru', 'contract_signed', args).subject)).toBeVisible();
  await setLanguage('en');
  await user.click(await page().findByRole('button', { name: like('notifications.shared.tab.system') }));
  await waitFor(() => expect(titles()).toEqual([unread('<b>Maintenance</b>')]));
  await user.click(page().getByRole('button', { name: t('notifications.shared.read_all') }));
  await waitFor(() => expect(titles()).toEqual(['<b>Maintenance</b>']));
  await user.click(page().getByRole('button', { name: t('common.more') }));
  await user.click(page().getByRole('menuitem', { name: t('notifications.shared.clear') }));
  expect(await page().findByRole('heading', { name: t('notifications.shared.empty') })).toBeVisible();
  const bar = within(screen.getByText(t('notifications.shared.cleared', { smart_count: 1 })).parentElement!);
  await user.click(bar.getByRole('button', { name: t('common.shared.undo') }));
  await waitFor(() => expect(titles()).toEqual(['<b>Maintenance</b>']));
});

test('a decision on a comment leads to the comments of its work, a failed payment to the details of it', async () => {
  const me = await author();
  const story = await server.insert('fiction', { author_id: me.id });
  const args = { title: 'Moon', reader: 'Ann', removed: false, reason: null };
  await notify(needed(), me.id, 'report_decided', args, { fiction_id: story.id });
  const reason = 'No such account';
  await notify(needed(), me.id, 'payment_failed', { month: '2026-02', amount: 1, reason });
  const failed = writeEmail('en', 'payment_failed', { month: 'February 2026', amount: 1, reason });
  const user = await openAs(me, '/message');
  await user.click(await screen.findByRole('button', { name: unread(failed.subject) }));
  await user.click(screen.getByRole('button', { name: unread(writeEmail('en', 'report_decided', args).subject) }));
  expect(page().getByRole('link', { name: t('notifications.shared.open.comments') })).toHaveAttribute(
    'href',
    `#/comments?fiction_id=${story.id}`,
  );
  expect(page().getByRole('link', { name: t('notifications.shared.open.payment') })).toHaveAttribute(
    'href',
    '#/person?payment_type=',
  );
});

test('a message about a statement leads to it: to confirm, to read, or to an answer', async () => {
  const me = await author();
  const month = '2026-02';
  await notify(needed(), me.id, 'statement_rejected', { month, reason: 'R', until: '2026-03-10T15:59:59.999Z' });
  await notify(needed(), me.id, 'payment_paid', { month, amount: 1 });
  await notify(needed(), me.id, 'question_answered', { month, title: 'Moon', answer: 'A' });
  const user = await openAs(me, '/message');
  for (const opener of await page().findAllByRole('button', { name: new RegExp(`^${unread('')}`) }))
    await user.click(opener);
  const links = (place: 'statement' | 'answer') =>
    page()
      .getAllByRole('link', { name: t(`notifications.shared.open.${place}`) })
      .map((link) => link.getAttribute('href'));
  expect(links('answer')).toEqual(['#/income?questions=2026-02']);
  expect(links('statement')).toEqual(['#/income?month=2026-02', '#/income?confirm=2026-02']);
});

test('what comes in is offered, and shown when it is asked for', async () => {
  const me = await author();
  await server.insert('message', { user_id: me.id, title: 'Maintenance' });
  const user = await openAs(me, '/message');
  await waitFor(() => expect(titles()).toEqual([unread('Maintenance')]));
  await screen.findByRole('link', {
    name: `${t('pages.title.message')} ${t('layout.shared.unread', { smart_count: 1 })}`,
  });
  await server.insert('message', { user_id: me.id, title: 'Contest' });
  countBadges();
  const offer = await screen.findByRole('button', { name: t('notifications.shared.arrived') });
  expect(titles()).toHaveLength(1);
  await user.click(offer);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(offer).not.toBeInTheDocument();
});

test('a list that does not come can be asked for again', async () => {
  cut('get', '/api/message/list');
  await openAs('author_unsigned', '/message');
  expect(await screen.findByRole('button', { name: t('common.retry') }, { timeout: 10_000 })).toBeVisible();
});

test('an author chooses what comes by mail', async () => {
  const me = await server.insert('user', { role: 'author_signed', email: 'ada@example.com' });
  const user = await openAs(me, '/message');
  await user.click(await screen.findByRole('button', { name: t('common.more') }));
  await user.click(screen.getByRole('menuitem', { name: t('notifications.shared.mail.open') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/ada@example\.com/)).toBeVisible();
  const topic = (name: string) => within(dialog.getByRole('group', { name }));
  expect(
    topic(t('notifications.shared.mail.topic.release')).getByRole('radio', {
      name: t('notifications.shared.mail.choice.daily'),
    }),
  ).toBeChecked();
  await user.click(
    topic(t('notifications.shared.mail.topic.release')).getByRole('radio', {
      name: t('notifications.shared.mail.choice.never'),
    }),
  );
  refuse('post', '/api/message/mail', 503, 'errors.unavailable');
  await user.click(dialog.getByRole('button', { name: t('accounts.shared.person.save') }));
  expect(await screen.findByText(like('errors.unavailable'))).toBeVisible();
  expect(
    topic(t('notifications.shared.mail.topic.release')).getByRole('radio', {
      name: t('notifications.shared.mail.choice.never'),
    }),
  ).toBeChecked();
  mend();
  await user.click(dialog.getByRole('button', { name: t('accounts.shared.person.save') }));
  expect(await screen.findByText(t('notifications.shared.mail.saved'))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [saved] = await server.db.select().from(tables.user);
  expect(saved!.mail_choices).toMatchObject({ release: 'never', contract: 'now' });
});
