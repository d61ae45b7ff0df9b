import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationDrafts, paymentInfos, profiles, tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { cut, hold, mend, openAs, requests, server } from '../../support/web.tsx';
import { field, main, open, scene, startWithContractScene } from '../support/signScreen.ts';

startWithContractScene();
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
    expect(paid.getByText(t('contracts.shared.errors.payment'))).toBeVisible();
    const missing = within(main().getByText(t('common.check_fields')).parentElement!);
    expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      t('contracts.author.info.expected_words'),
      t('contracts.author.info.push_lines'),
      t('contracts.author.info.short_copy'),
      t('contracts.author.info.own'),
      t('payment-details.author.title'),
    ]);
    await user.click(missing.getByRole('button', { name: t('contracts.author.info.short_copy') }));
    expect(await field(like('contracts.author.info.short_copy'))).toHaveFocus();
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

  test('waits for the draft that is on its way, and saves none after it', async () => {
    const user = await open();
    await user.click(await main().findByRole('radio', { name: new RegExp(scene.editor.name) }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    await user.click(await main().findByRole('radio', { name: like('contracts.author.type.exclusive') }));
    await user.click(main().getByRole('button', { name: t('contracts.author.next') }));
    const release = hold('post', '/draft');
    await fill(user);
    expect(await main().findByText(t('contracts.author.draft.saving'))).toBeVisible();
    await user.type(await field(like('contracts.author.info.short_copy')), ' A key.');
    const before = requests.length;
    const sent = () => requests.slice(before).filter((request) => request.startsWith('POST'));
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }));
    expect(sent()).toEqual([]);
    release();
    expect(await main().findByText(t('contracts.author.next_is.applying'))).toBeVisible();
    expect(sent()).toEqual([expect.stringMatching(/\/draft$/), expect.not.stringMatching(/\/draft$/)]);
    expect(await draft()).toBeUndefined();
  });

  test(
    'takes the payment details where there are none, and asks again where they were changed since',
    long,
    async () => {
      await server.db.delete(paymentInfos);
      const user = await open('&step=info');
      await user.click(await main().findByRole('button', { name: t('payment-details.shared.type.paypal') }));
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
    },
  );

  test('goes on with the draft where it was left, by whatever way', long, async () => {
    const user = await open('&step=info');
    cut('post', '/draft');
    await user.click(await field(like('contracts.author.info.short_copy'))).then(() => user.paste('A house.'));
    expect(await main().findByText(like('contracts.author.draft.failed'))).toBeVisible();
    mend();
    await user.paste(' A debt.');
    // Left at once: what was typed last is kept on the way out.
    await user.click(main().getByRole('link', { name: t('contracts.author.all') }));
    await waitFor(async () => expect(await draft()).toMatchObject({ short_copy: 'A house. A debt.' }));
    await user.click(
      await main().findByRole('link', { name: `${t('contracts.author.open.apply')}: ${scene.story.title}` }),
    );
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
      `#/person?redirect=${encodeURIComponent(`/sign?id=${scene.story.id}`)}`,
    );
    expect(main().getByRole('link', { name: t('contracts.author.check.mend.words') })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${scene.story.id}`,
    );
    expect(main().queryByRole('button', { name: t('contracts.author.next') })).toBeNull();
  });

  test('is helped by the profile, which tells what is missing and leads back', long, async () => {
    await server.db.update(profiles).set({ mobile: null }).where(eq(profiles.user_id, scene.author.id));
    const user = await open();
    await user.click(await main().findByRole('link', { name: t('contracts.author.check.mend.profile') }));
    await user.click(await main().findByRole('button', { name: t('accounts.shared.person.field.mobile') }));
    const mobile = main().getByRole('textbox', { name: t('accounts.shared.person.field.mobile') });
    expect(mobile).toHaveFocus();
    expect(mobile).toHaveAccessibleDescription(t('accounts.shared.person.contract.needed'));
    await user.keyboard('+351 912 345 678');
    await user.click(main().getByRole('button', { name: t('accounts.shared.person.save') }));
    expect(await main().findByText(t('accounts.shared.person.contract.complete'))).toBeVisible();
    // The way back is there after a look at the payment details, too.
    await user.click(main().getByRole('link', { name: t('accounts.shared.person.payment') }));
    await user.click(await main().findByRole('link', { name: t('payment-details.shared.type.paypal') }));
    await user.click(await main().findByRole('link', { name: t('accounts.shared.person.profile') }));
    await user.click(await main().findByRole('link', { name: t('accounts.shared.person.contract.back') }));
    expect(await screen.findByRole('heading', { name: t('contracts.author.check.ready') })).toBeVisible();
  });

  test('is preceded by the contract word for word, wherever one may apply or not yet', long, async () => {
    const read = t('contracts.author.blank.exclusive');
    const user = await open('&step=type');
    await user.click(await main().findByRole('button', { name: read }));
    const dialog = within(await screen.findByRole('dialog', { name: t('contracts.author.type.exclusive') }));
    expect(await dialog.findByText(/\[legal name\]/)).toBeVisible();
    expect(location.hash).toContain('step=type&read=exclusive');
    await user.click(dialog.getByRole('button', { name: t('common.close') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();

    await server.db.update(tables.fiction).set({ word_count: 900 }).where(eq(tables.fiction.id, scene.story.id));
    await open();
    expect(await main().findByRole('button', { name: read })).toBeVisible();
    cleanup();
    await openAs('author_unsigned', '/sign');
    expect(await main().findByRole('button', { name: read })).toBeVisible();
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
      `#/person?redirect=${encodeURIComponent(`/sign?id=${scene.story.id}`)}`,
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
    const regions = (await main().findAllByRole('region')).filter((region) => region.querySelector('[id^=story-]'));
    expect(regions.map((storyRegion) => storyRegion.getAttribute('aria-labelledby'))).toEqual([
      `story-${scene.story.id}`,
      `story-${other.id}`,
    ]);
    for (const storyRegion of regions)
      for (const [name, text] of [
        [like('contracts.author.info.expected_words'), '25000'],
        [like('contracts.author.info.push_lines'), 'One.'],
        [like('contracts.author.info.short_copy'), 'One.'],
      ] as const)
        await user.click(within(storyRegion).getByLabelText(name)).then(() => user.paste(text));
    for (const storyRegion of regions) await user.click(within(storyRegion).getByRole('checkbox'));
    await user.click(await field(like('contracts.author.info.payment')));
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 2 }) }));
    const words = within(regions[1]!).getByLabelText(like('contracts.author.info.expected_words'));
    expect(words).toHaveFocus();
    expect(words).toHaveAccessibleDescription(expect.stringContaining(t('validation.min', { min: 30000 })));
    await user.clear(words);
    await user.paste('50000');
    await user.click(main().getByRole('button', { name: t('contracts.author.send', { smart_count: 2 }) }));
    expect(await main().findByRole('heading', { name: t('contracts.author.sent', { smart_count: 2 }) })).toBeVisible();
    expect(await server.db.$count(tables.contractApplication)).toBe(2);
  });
});
