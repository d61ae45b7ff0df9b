import { screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contracts, profiles, tables } from '#server/db/schema.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, mend, refuse, server } from '../../support/web.tsx';
import { field, main, open, scene, startWithContractScene } from '../support/signScreen.ts';

startWithContractScene();

describe('an application', () => {
  test('is taken back once that is confirmed, and can be sent again as it was', long, async () => {
    await scene.go('apply', 'take');
    const user = await open();
    await user.click(await main().findByRole('button', { name: t('contracts.author.cancel.open') }));
    expect(await scene.status()).toBe('editor_review');
    await user.click(screen.getByRole('button', { name: t('contracts.author.cancel.confirm') }));
    expect(await main().findByRole('heading', { name: t('contracts.author.ended.cancelled') })).toBeVisible();
    expect(main().getByText(like('contracts.author.ended.again', { smart_count: 3 }))).toBeVisible();
    expect(await scene.status()).toBe('cancelled');
  });

  test('that was rejected shows why, and how often one may try again', async () => {
    await scene.go('apply', 'take', 'reject');
    await open('&step=info');
    expect(await main().findByRole('heading', { name: t('contracts.author.ended.rejected') })).toBeVisible();
    expect(main().getByText(t('contracts.author.ended.notice'))).toBeVisible();
    expect(main().getByText('The opening is slow.')).toBeVisible();
    expect(main().getByText(like('contracts.author.ended.again', { smart_count: 2 }))).toBeVisible();
    expect(await field(like('contracts.author.info.short_copy'))).toHaveValue('A house. A debt. A sister.');
  });

  test('that was not signed in time says whom to ask, and uses up no attempt', long, async () => {
    await scene.go('apply', 'take', 'approve');
    server.clock.now = new Date(Date.now() + 15 * 86_400_000);
    await scene.go('expire');
    await open();
    expect(await main().findByRole('heading', { name: t('contracts.author.ended.expired') })).toBeVisible();
    expect(main().getByText(t('contracts.shared.errors.link_expired'))).toBeVisible();
    expect(main().getByText(like('contracts.author.ended.again', { smart_count: 3 }))).toBeVisible();
  });
});

describe('signing', () => {
  test('wants the contract read, a signature and the password; the first contract opens the revenue', async () => {
    await server.db
      .update(profiles)
      .set({ signature_image: scene.signature })
      .where(eq(profiles.user_id, scene.author.id));
    await scene.go('apply', 'take', 'approve');
    const user = await open();
    const link = await main().findByRole('link', { name: t('contracts.author.read.open') });
    const agree = main().getByRole('checkbox', { name: like('contracts.author.read.agree') });
    expect(agree).toBeDisabled();
    await user.click(main().getByLabelText(t('accounts.password'))).then(() => user.paste('wrong-horse-2'));
    await user.click(main().getByRole('button', { name: t('contracts.author.prove.sign') }));
    expect(main().getByRole('alert')).toHaveTextContent(t('contracts.author.read.first'));
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await user.click(agree);
    await user.click(main().getByRole('button', { name: t('contracts.author.prove.sign') }));
    await waitFor(() => expect(main().getByLabelText(t('accounts.password'))).toBeInvalid());
    await user.clear(main().getByLabelText(t('accounts.password')));
    await user.paste(password);
    await user.click(main().getByRole('button', { name: t('contracts.author.prove.sign') }));
    expect(await screen.findByText(like('contracts.author.signed_now'))).toBeVisible();
    expect(await scene.status()).toBe('contract_review');
    expect(main().queryByRole('button', { name: t('contracts.author.prove.sign') })).toBeNull();

    await scene.go('confirm');
    await user.click(main().getByRole('link', { name: t('contracts.author.all') }));
    history.back();
    expect(await main().findByRole('heading', { name: t('contracts.author.signed.title') })).toBeVisible();
    expect(main().getByRole('button', { name: t('contracts.author.signed.certificate') })).toBeVisible();
    expect(main().getByText(t('contracts.author.signed.congratulations', { title: 'Home' }))).toBeVisible();
    expect(main().getByText(t('contracts.author.signed.step.paid', { confirm: 4, pay: 20 }))).toBeVisible();
    const next = main().getByRole('link', { name: t('contracts.author.signed.write') });
    expect(next).toHaveAttribute('href', `#/story/tiny?id=${scene.story.id}`);
    await user.click(main().getByRole('link', { name: t('contracts.author.signed.story') }));
    const menu = within(await screen.findByRole('navigation', { name: t('common.menu') }));
    expect(await menu.findByRole('link', { name: t('pages.title.income') })).toBeVisible();
  });

  test.each(
    sampleOneIn(3, [
      [
        'its answer does not come',
        () => {
          cut('post', '/api/sign/contracts/:id');
          return Promise.resolve();
        },
        t('errors.offline'),
      ],
      [
        'the link has expired meanwhile',
        async () => {
          await server.pool.query(`update contract_applications set expires_at = '2020-01-01T00:00:00.000Z'`);
        },
        t('contracts.shared.errors.link_expired'),
      ],
    ]),
  )('that fails since %s says so, and why', async (_, spoil, why) => {
    await server.db
      .update(profiles)
      .set({ signature_image: scene.signature })
      .where(eq(profiles.user_id, scene.author.id));
    await scene.go('apply', 'take', 'approve');
    const user = await open();
    const link = await main().findByRole('link', { name: t('contracts.author.read.open') });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await user.click(main().getByRole('checkbox', { name: like('contracts.author.read.agree') }));
    await user.click(main().getByLabelText(t('accounts.password'))).then(() => user.paste(password));
    await spoil();
    await user.click(main().getByRole('button', { name: t('contracts.author.prove.sign') }));
    expect(await main().findByText(t('contracts.author.prove.failed', { reason: why }))).toBeVisible();
    expect(await scene.status()).toBe('signature_verification');
  });

  test('waits while words are missing, and says how many there are', long, async () => {
    await scene.go('apply', 'take', 'approve');
    await server.pool.query('update fictions set word_count = 14000');
    await open();
    expect(
      await main().findByText(
        t('contracts.author.check.words', { words: '14,000', more_than: '15,000', smart_count: 14000 }),
      ),
    ).toBeVisible();
    expect(
      main().getByRole('heading', { name: t('contracts.author.check.not_ready', { smart_count: 1 }) }),
    ).toBeVisible();
    expect(await main().findByRole('button', { name: t('contracts.author.prove.sign') })).toBeDisabled();
    expect(main().getByText(t('contracts.author.prove.unmet'))).toBeVisible();
  });

  test('of a paper contract says that it cannot be viewed', long, async () => {
    await scene.go('apply', 'take', 'approve');
    await server.db.update(contracts).set({ paper: true, document: null, document_hash: null });
    await open();
    expect(await main().findByText(t('contracts.shared.errors.paper'))).toBeVisible();
    expect(requests.filter((call) => call.includes('/document'))).toEqual([]);
  });
});

test('an invitation is refused with a reason and until when', async () => {
  const values = { fiction_id: scene.story.id, editor_id: scene.editor.id, note: 'I like the house.' };
  const { id } = await server.insert('invitation', { ...values, status: 'pending' });
  const user = await open();
  await user.click(await main().findByRole('button', { name: t('contracts.author.invite.answer') }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('I like the house.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('contracts.author.invite.refuse') }));
  await user.click(dialog.getByRole('radio', { name: t('contracts.author.invite.dislike_editor') }));
  await user.click(dialog.getByRole('radio', { name: t('contracts.author.invite.never') }));
  refuse('post', '/api/sign/invite/:fiction_id', 503, 'errors.unavailable');
  await user.click(dialog.getByRole('button', { name: t('contracts.author.invite.send') }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('errors.unavailable'));
  mend();
  await user.click(dialog.getByRole('button', { name: t('contracts.author.invite.send') }));
  expect(await screen.findByText(t('contracts.author.invite.refused_for_good'))).toBeVisible();
  await waitFor(() => expect(main().queryByRole('button', { name: t('contracts.author.invite.answer') })).toBeNull());
  const [row] = await server.db.select().from(tables.invitation).where(eq(tables.invitation.id, id));
  expect(row).toMatchObject({ status: 'refused', reason: 'dislike_editor', delay: 'never' });
});
