import { screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDrafts, contracts, paymentInfos, profiles, tables } from '#server/db/schema.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { password } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, mend, openAs, refuse, server } from '../../support/web.tsx';

let scene: ContractScene;
beforeEach(async () => {
  server.clock.now = new Date();
  scene = await contractScene(server, { title: t('pages.title.home'), synopsis: 'She comes home.' });
});

const main = () => within(screen.getByRole('main'));
const open = (more = '', author = scene.author) => openAs(author, `/sign?id=${scene.story.id}${more}`);
const field = (name: RegExp) => main().findByLabelText<HTMLInputElement>(name);
const draft = async () => (await server.db.select().from(applicationDrafts))[0]?.content;

async function fillTexts(user: Awaited<ReturnType<typeof openAs>>) {
  for (const [name, text] of [
    [like('contracts.author.info.expected_words'), '90000'],
    [like('contracts.author.info.push_lines'), 'She came back. The house had kept her room.'],
    [like('contracts.author.info.short_copy'), 'A house. A debt.'],
  ] as const)
    await user.click(await field(name)).then(() => user.paste(text));
  await user.click(await field(like('contracts.author.info.original')));
}

/** Says what an application needs beside what is filled in. */
async function fill(user: Awaited<ReturnType<typeof openAs>>) {
  await fillTexts(user);
  await user.click(await field(like('contracts.author.info.payment')));
}

describe('applying', () => {
  test('takes three steps, keeps a draft on the way, and ends with who acts next and by when', async () => {
    const user = await open();
    expect(await screen.findByRole('heading', { name: t('contracts.author.check.ready') })).toBeVisible();
    expect(
      main().getByText(t('contracts.author.check.words', { words: '20,000', more_than: '15,000', smart_count: 20000 })),
    ).toBeVisible();
    await user.click(await main().findByRole('radio', { name: new RegExp(scene.editor.name) }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    expect(await main().findByRole('button', { name: t('contracts.author.next') })).toBeDisabled();
    await user.click(await main().findByRole('radio', { name: like('contracts.author.type.exclusive') }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    expect(await field(like('contracts.author.info.outline'))).toHaveValue('She comes home.');
    const paid = within(await main().findByRole('region', { name: t('payment-details.author.title') }));
    expect(await paid.findByText('m•••@example.com')).toBeVisible();
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }));
    expect(await field(like('contracts.author.info.expected_words'))).toHaveFocus();
    expect(paid.getByRole('alert')).toHaveTextContent(t('contracts.shared.errors.payment'));
    expect(main().getByText(like('contracts.shared.errors.original'))).toBeVisible();
    await fill(user);
    await waitFor(async () => expect(await draft()).toMatchObject({ short_copy: 'A house. A debt.', original: true }));
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }));
    expect(await main().findByText(t('contracts.author.next_is.applying'))).toBeVisible();
    expect(main().getByText(like('contracts.author.by'))).toBeVisible();
    expect(await scene.latest()).toMatchObject({
      status: 'applying',
      type: 'exclusive',
      editor_id: scene.editor.id,
      random_editor: false,
      expected_words: 90_000,
      first_paywall_chapter: 9,
      other_platforms: null,
    });
    expect(await draft()).toBeUndefined();
  });

  test('takes the payment details where there are none, and asks again where they were changed since', async () => {
    await server.db.delete(paymentInfos);
    const user = await open('&step=info');
    await user.click(await main().findByRole('button', { name: t('accounts.shared.person.paid.type.paypal') }));
    await user.click(await field(like('payment-details.author.field.payee'))).then(() => user.paste('Mira Anand'));
    await user.click(main().getByRole('button', { name: t('accounts.shared.person.save') }));
    expect(await field(like('payment-details.author.field.payee_account'))).toBeInvalid();
    await user
      .click(await field(like('payment-details.author.field.payee_account')))
      .then(() => user.paste('mira@example.com'));
    await user.click(main().getByRole('button', { name: t('accounts.shared.person.save') }));
    expect(await field(like('contracts.author.info.payment'))).toBeChecked();
    expect(main().getByText('m•••@example.com')).toBeVisible();
    await user.click(main().getByRole('button', { name: t('contracts.author.previous') }));
    await user.click(await main().findByRole('radio', { name: like('contracts.author.type.exclusive') }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    await fillTexts(user);
    expect(await field(like('contracts.author.info.payment'))).toBeChecked();
    await server.db.update(paymentInfos).set({ payee: 'Else', updated_at: '2026-03-02T00:00:00.000Z' });
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }));
    const paid = within(await main().findByRole('region', { name: t('payment-details.author.title') }));
    await waitFor(() =>
      expect(paid.getByRole('alert')).toHaveTextContent(like('contracts.shared.errors.payment_changed')),
    );
    expect(await paid.findByText('Else')).toBeVisible();
    await user.click(await field(like('contracts.author.info.payment')));
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }));
    expect(await main().findByText(t('contracts.author.next_is.applying'))).toBeVisible();
    await user.click(main().getByText(like('contracts.author.your_application')));
    expect(main().getByText('m•••@example.com')).toBeVisible();
  });

  test('goes on with the draft where it was left, by whatever way', async () => {
    const user = await open('&step=info');
    cut('post', '/draft');
    await user.click(await field(like('contracts.author.info.short_copy'))).then(() => user.paste('A house.'));
    expect(await main().findByText(like('contracts.author.draft.failed'))).toBeVisible();
    mend();
    await user.paste(' A debt.');
    // Left at once: what was typed last is kept on the way out.
    await user.click(main().getByRole('link', { name: t('contracts.author.all') }));
    await waitFor(async () => expect(await draft()).toMatchObject({ short_copy: 'A house. A debt.' }));
    await user.click(await main().findByRole('link', { name: 'Apply: Home' }));
    await user.click(await main().findByRole('button', { name: t('contracts.author.next') }));
    await user.click(await main().findByRole('radio', { name: like('contracts.author.type.non_exclusive') }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    expect(await field(like('contracts.author.info.short_copy'))).toHaveValue('A house. A debt.');
  });

  test('says what is missing, with the way to where it is mended', async () => {
    await server.db.update(profiles).set({ mobile: null }).where(eq(profiles.user_id, scene.author.id));
    await server.db.update(tables.fiction).set({ word_count: 900 }).where(eq(tables.fiction.id, scene.story.id));
    await open();
    expect(
      await main().findByRole('heading', { name: t('contracts.author.check.not_ready', { smart_count: 2 }) }),
    ).toBeVisible();
    expect(
      main().getByText(t('contracts.author.check.profile_not', { fields: t('accounts.shared.person.field.mobile') })),
    ).toBeVisible();
    expect(main().getByRole('link', { name: t('contracts.author.check.mend.profile') })).toHaveAttribute(
      'href',
      '#/person',
    );
    expect(main().getByRole('link', { name: t('contracts.author.check.mend.words') })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${scene.story.id}`,
    );
    expect(main().queryByRole('button', { name: t('contracts.author.next') })).toBeNull();
  });

  test('wants a pen name and the age that the platform asks for, and says so', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null');
    await server.db.update(profiles).set({ birth_date: '2020-01-01' });
    await open();
    expect(
      await main().findByRole('heading', { name: t('contracts.author.check.not_ready', { smart_count: 2 }) }),
    ).toBeVisible();
    expect(main().getByText(t('contracts.author.check.age', { age: '18' }))).toBeVisible();
    expect(main().getByRole('link', { name: t('contracts.author.check.mend.age') })).toHaveAttribute(
      'href',
      '#/person',
    );
    expect(main().getByRole('link', { name: t('contracts.author.check.mend.pen_name') })).toHaveAttribute(
      'href',
      `#/login/name?redirect=${encodeURIComponent(`/sign?id=${scene.story.id}`)}`,
    );
  });

  test('for several works is one form, all or none, and says where something is wrong', async () => {
    const values = { author_id: scene.author.id, language: 'en', word_count: 30_000 } as const;
    const other = await server.insert('fiction', { ...values, title: 'Away', synopsis: 'She leaves.' });
    await server.insert('fiction', { ...values, title: 'Lejos', language: 'es' });
    const user = await openAs(scene.author, '/sign');
    await user.click(await main().findByRole('checkbox', { name: /“Home”/ }));
    expect(main().getByRole('checkbox', { name: /“Lejos”/ })).toBeDisabled();
    await user.click(main().getByRole('checkbox', { name: /“Away”/ }));
    await user.click(main().getByRole('link', { name: t('contracts.author.bulk.go', { smart_count: 2 }) }));
    await user.click(await main().findByRole('button', { name: t('contracts.author.next') }));
    await user.click(await main().findByRole('radio', { name: like('contracts.author.type.exclusive') }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    const works = (await main().findAllByRole('region')).filter((region) => region.querySelector('[id^=work-]'));
    expect(works.map((work) => work.getAttribute('aria-labelledby'))).toEqual([
      `work-${scene.story.id}`,
      `work-${other.id}`,
    ]);
    for (const work of works)
      for (const [name, text] of [
        [like('contracts.author.info.expected_words'), '25000'],
        [like('contracts.author.info.push_lines'), 'One.'],
        [like('contracts.author.info.short_copy'), 'One.'],
      ] as const)
        await user.click(within(work).getByLabelText(name)).then(() => user.paste(text));
    for (const work of works) await user.click(within(work).getByRole('checkbox'));
    await user.click(await field(like('contracts.author.info.payment')));
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 2 }) }));
    const words = within(works[1]!).getByLabelText(like('contracts.author.info.expected_words'));
    expect(words).toHaveFocus();
    expect(words).toHaveAccessibleDescription(expect.stringContaining(t('validation.min', { min: 30000 })));
    await user.clear(words);
    await user.paste('50000');
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 2 }) }));
    expect(await main().findByRole('heading', { name: t('contracts.author.sent', { smart_count: 2 }) })).toBeVisible();
    expect(await server.db.$count(tables.contractApplication)).toBe(2);
  });
});

describe('an application', () => {
  test('is taken back once that is confirmed, and can be sent again as it was', async () => {
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

  test('that was not signed in time says whom to ask, and uses up no attempt', async () => {
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
    await user.click(main().getByRole('link', { name: t('contracts.author.signed.story') }));
    const menu = within(await screen.findByRole('navigation', { name: t('common.menu') }));
    expect(await menu.findByRole('link', { name: t('pages.title.income') })).toBeVisible();
  });

  test.each([
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
  ])('that fails since %s says so, and why', async (_, spoil, why) => {
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

  test('waits while words are missing, and says how many there are', async () => {
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

  test('of a paper contract says that it cannot be viewed', async () => {
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
  expect(await dialog.findByRole('alert')).toHaveTextContent(/busy/);
  mend();
  await user.click(dialog.getByRole('button', { name: t('contracts.author.invite.send') }));
  expect(await screen.findByText(t('contracts.author.invite.refused_for_good'))).toBeVisible();
  await waitFor(() => expect(main().queryByRole('button', { name: t('contracts.author.invite.answer') })).toBeNull());
  const [row] = await server.db.select().from(tables.invitation).where(eq(tables.invitation.id, id));
  expect(row).toMatchObject({ status: 'refused', reason: 'dislike_editor', delay: 'never' });
});
