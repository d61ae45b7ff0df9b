import { screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDrafts, contracts, paymentInfos, profiles, tables } from '#server/db/schema.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { password } from '../../support/records.ts';
import { requests, cut, mend, openAs, refuse, server } from '../../support/web.tsx';

let scene: ContractScene;
beforeEach(async () => {
  server.clock.now = new Date();
  scene = await contractScene(server, { title: 'Home', synopsis: 'She comes home.' });
});

const main = () => within(screen.getByRole('main'));
const open = (more = '', author = scene.author) => openAs(author, `/sign?id=${scene.story.id}${more}`);
const field = (name: RegExp) => main().findByLabelText<HTMLInputElement>(name);
const draft = async () => (await server.db.select().from(applicationDrafts))[0]?.content;

async function fillTexts(user: Awaited<ReturnType<typeof openAs>>) {
  for (const [name, text] of [
    [/^Words when/, '90000'],
    [/^Push lines/, 'She came back. The house had kept her room.'],
    [/^Short copy/, 'A house. A debt.'],
  ] as const)
    await user.click(await field(name)).then(() => user.paste(text));
  await user.click(await field(/^The work is my own/));
}

/** Says what an application needs beside what is filled in. */
async function fill(user: Awaited<ReturnType<typeof openAs>>) {
  await fillTexts(user);
  await user.click(await field(/^These details are right/));
}

describe('applying', () => {
  test('takes three steps, keeps a draft on the way, and ends with who acts next and by when', async () => {
    const user = await open();
    expect(await screen.findByRole('heading', { name: 'Everything is ready' })).toBeVisible();
    expect(main().getByText('20,000 words written; more than 15,000 are needed')).toBeVisible();
    await user.click(await main().findByRole('radio', { name: new RegExp(scene.editor.name) }));
    await user.click(main().getByRole('button', { name: 'Next' }));
    expect(await main().findByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(await main().findByRole('radio', { name: /^Exclusive/ }));
    await user.click(main().getByRole('button', { name: 'Next' }));
    expect(await field(/^Outline/)).toHaveValue('She comes home.');
    const paid = within(await main().findByRole('region', { name: 'Where you are paid' }));
    expect(await paid.findByText('m•••@example.com')).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Send the application' }));
    expect(await field(/^Words when/)).toHaveFocus();
    expect(paid.getByRole('alert')).toHaveTextContent('Please fill in where you are paid, and confirm it.');
    expect(main().getByText(/^Please confirm that the work is original/)).toBeVisible();
    await fill(user);
    await waitFor(async () => expect(await draft()).toMatchObject({ short_copy: 'A house. A debt.', original: true }));
    await user.click(main().getByRole('button', { name: 'Send the application' }));
    expect(await main().findByText('An editor takes up your application')).toBeVisible();
    expect(main().getByText(/^by .+\(UTC\+8\)/)).toBeVisible();
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
    await user.click(await main().findByRole('button', { name: 'PayPal' }));
    await user.click(await field(/^Beneficiary’s name/)).then(() => user.paste('Mira Anand'));
    await user.click(main().getByRole('button', { name: 'Save' }));
    expect(await field(/^Email of the PayPal account/)).toBeInvalid();
    await user.click(await field(/^Email of the PayPal account/)).then(() => user.paste('mira@example.com'));
    await user.click(main().getByRole('button', { name: 'Save' }));
    expect(await field(/^These details are right/)).toBeChecked();
    expect(main().getByText('m•••@example.com')).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Back' }));
    await user.click(await main().findByRole('radio', { name: /^Exclusive/ }));
    await user.click(main().getByRole('button', { name: 'Next' }));
    await fillTexts(user);
    expect(await field(/^These details are right/)).toBeChecked();
    await server.db.update(paymentInfos).set({ payee: 'Else', updated_at: '2026-03-02T00:00:00.000Z' });
    await user.click(main().getByRole('button', { name: 'Send the application' }));
    const paid = within(await main().findByRole('region', { name: 'Where you are paid' }));
    await waitFor(() => expect(paid.getByRole('alert')).toHaveTextContent(/^Your payment details were changed/));
    expect(await paid.findByText('Else')).toBeVisible();
    await user.click(await field(/^These details are right/));
    await user.click(main().getByRole('button', { name: 'Send the application' }));
    expect(await main().findByText('An editor takes up your application')).toBeVisible();
    await user.click(main().getByText(/^What you sent/));
    expect(main().getByText('m•••@example.com')).toBeVisible();
  });

  test('goes on with the draft where it was left, by whatever way', async () => {
    const user = await open('&step=info');
    cut('post', '/draft');
    await user.click(await field(/^Short copy/)).then(() => user.paste('A house.'));
    expect(await main().findByText(/^The draft could not be kept/)).toBeVisible();
    mend();
    await user.paste(' A debt.');
    // Left at once: what was typed last is kept on the way out.
    await user.click(main().getByRole('link', { name: 'All contracts' }));
    await waitFor(async () => expect(await draft()).toMatchObject({ short_copy: 'A house. A debt.' }));
    await user.click(await main().findByRole('link', { name: 'Apply: Home' }));
    await user.click(await main().findByRole('button', { name: 'Next' }));
    await user.click(await main().findByRole('radio', { name: /^Non-exclusive/ }));
    await user.click(main().getByRole('button', { name: 'Next' }));
    expect(await field(/^Short copy/)).toHaveValue('A house. A debt.');
  });

  test('says what is missing, with the way to where it is mended', async () => {
    await server.db.update(profiles).set({ mobile: null }).where(eq(profiles.user_id, scene.author.id));
    await server.db.update(tables.fiction).set({ word_count: 900 }).where(eq(tables.fiction.id, scene.story.id));
    await open();
    expect(await main().findByRole('heading', { name: '2 things are missing' })).toBeVisible();
    expect(main().getByText('Your profile lacks: Mobile number')).toBeVisible();
    expect(main().getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '#/person');
    expect(main().getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${scene.story.id}`,
    );
    expect(main().queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('wants a pen name and the age that the platform asks for, and says so', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null');
    await server.db.update(profiles).set({ birth_date: '2020-01-01' });
    await open();
    expect(await main().findByRole('heading', { name: '2 things are missing' })).toBeVisible();
    expect(main().getByText('Who signs is at least 18 years old on that day')).toBeVisible();
    expect(main().getByRole('link', { name: 'Check your date of birth' })).toHaveAttribute('href', '#/person');
    expect(main().getByRole('link', { name: 'Choose a pen name' })).toHaveAttribute(
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
    await user.click(main().getByRole('link', { name: 'Apply for 2 stories together' }));
    await user.click(await main().findByRole('button', { name: 'Next' }));
    await user.click(await main().findByRole('radio', { name: /^Exclusive/ }));
    await user.click(main().getByRole('button', { name: 'Next' }));
    const works = (await main().findAllByRole('region')).filter((region) => region.querySelector('[id^=work-]'));
    expect(works.map((work) => work.getAttribute('aria-labelledby'))).toEqual([
      `work-${scene.story.id}`,
      `work-${other.id}`,
    ]);
    for (const work of works)
      for (const [name, text] of [
        [/^Words when/, '25000'],
        [/^Push lines/, 'One.'],
        [/^Short copy/, 'One.'],
      ] as const)
        await user.click(within(work).getByLabelText(name)).then(() => user.paste(text));
    for (const work of works) await user.click(within(work).getByRole('checkbox'));
    await user.click(await field(/^These details are right/));
    await user.click(main().getByRole('button', { name: 'Send the applications' }));
    const words = within(works[1]!).getByLabelText(/^Words when/);
    expect(words).toHaveFocus();
    expect(words).toHaveAccessibleDescription(expect.stringContaining('At least 30000'));
    await user.clear(words);
    await user.paste('50000');
    await user.click(main().getByRole('button', { name: 'Send the applications' }));
    expect(await main().findByRole('heading', { name: 'The applications are sent.' })).toBeVisible();
    expect(await server.db.$count(tables.contractApplication)).toBe(2);
  });
});

describe('an application', () => {
  test('is taken back once that is confirmed, and can be sent again as it was', async () => {
    await scene.go('apply', 'take');
    const user = await open();
    await user.click(await main().findByRole('button', { name: 'Take the application back' }));
    expect(await scene.status()).toBe('editor_review');
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await main().findByRole('heading', { name: 'You took the last application back' })).toBeVisible();
    expect(main().getByText(/3 attempts are left/)).toBeVisible();
    expect(await scene.status()).toBe('cancelled');
  });

  test('that was rejected shows why, and how often one may try again', async () => {
    await scene.go('apply', 'take', 'reject');
    await open('&step=info');
    expect(await main().findByRole('heading', { name: 'The contract was rejected' })).toBeVisible();
    expect(main().getByText('The notice that came with it:')).toBeVisible();
    expect(main().getByText('The opening is slow.')).toBeVisible();
    expect(main().getByText(/2 attempts are left/)).toBeVisible();
    expect(await field(/^Short copy/)).toHaveValue('A house. A debt. A sister.');
  });

  test('that was not signed in time says whom to ask, and uses up no attempt', async () => {
    await scene.go('apply', 'take', 'approve');
    server.clock.now = new Date(Date.now() + 15 * 86_400_000);
    await scene.go('expire');
    await open();
    expect(await main().findByRole('heading', { name: 'The time to sign has run out' })).toBeVisible();
    expect(main().getByText('The contract link has expired or is invalid. Please contact your editor.')).toBeVisible();
    expect(main().getByText(/3 attempts are left/)).toBeVisible();
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
    const link = await main().findByRole('link', { name: 'Open the contract' });
    const agree = main().getByRole('checkbox', { name: /^I have read/ });
    expect(agree).toBeDisabled();
    await user.click(main().getByLabelText('Password')).then(() => user.paste('wrong-horse-2'));
    await user.click(main().getByRole('button', { name: 'Sign the contract' }));
    expect(main().getByRole('alert')).toHaveTextContent('Open the contract and confirm that you have read it.');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await user.click(agree);
    await user.click(main().getByRole('button', { name: 'Sign the contract' }));
    await waitFor(() => expect(main().getByLabelText('Password')).toBeInvalid());
    await user.clear(main().getByLabelText('Password'));
    await user.paste(password);
    await user.click(main().getByRole('button', { name: 'Sign the contract' }));
    expect(await screen.findByText(/^You have signed/)).toBeVisible();
    expect(await scene.status()).toBe('contract_review');
    expect(main().queryByRole('button', { name: 'Sign the contract' })).toBeNull();

    await scene.go('confirm');
    await user.click(main().getByRole('link', { name: 'All contracts' }));
    history.back();
    expect(await main().findByRole('heading', { name: 'The contract is signed' })).toBeVisible();
    expect(main().getByRole('button', { name: 'Save the certificate' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'To the story' }));
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: 'Revenue' })).toBeVisible();
  });

  test.each([
    [
      'its answer does not come',
      () => {
        cut('post', '/api/sign/contracts/:id');
        return Promise.resolve();
      },
      'Unstable internet connection',
    ],
    [
      'the link has expired meanwhile',
      async () => {
        await server.pool.query(`update contract_applications set expires_at = '2020-01-01T00:00:00.000Z'`);
      },
      'The contract link has expired or is invalid. Please contact your editor.',
    ],
  ])('that fails since %s says so, and why', async (_, spoil, why) => {
    await server.db
      .update(profiles)
      .set({ signature_image: scene.signature })
      .where(eq(profiles.user_id, scene.author.id));
    await scene.go('apply', 'take', 'approve');
    const user = await open();
    const link = await main().findByRole('link', { name: 'Open the contract' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await user.click(main().getByRole('checkbox', { name: /^I have read/ }));
    await user.click(main().getByLabelText('Password')).then(() => user.paste(password));
    await spoil();
    await user.click(main().getByRole('button', { name: 'Sign the contract' }));
    expect(await main().findByText(`Signing failed: ${why}`)).toBeVisible();
    expect(await scene.status()).toBe('signature_verification');
  });

  test('waits while words are missing, and says how many there are', async () => {
    await scene.go('apply', 'take', 'approve');
    await server.pool.query('update fictions set word_count = 14000');
    await open();
    expect(await main().findByText('14,000 words written; more than 15,000 are needed')).toBeVisible();
    expect(main().getByRole('heading', { name: '1 thing is missing' })).toBeVisible();
    expect(await main().findByRole('button', { name: 'Sign the contract' })).toBeDisabled();
    expect(main().getByText('You can sign once nothing is missing in the list above.')).toBeVisible();
  });

  test('of a paper contract says that it cannot be viewed', async () => {
    await scene.go('apply', 'take', 'approve');
    await server.db.update(contracts).set({ paper: true, document: null, document_hash: null });
    await open();
    expect(await main().findByText('This contract is not an e-contract and cannot be viewed.')).toBeVisible();
    expect(requests.filter((call) => call.includes('/document'))).toEqual([]);
  });
});

test('an invitation is refused with a reason and until when', async () => {
  const values = { fiction_id: scene.story.id, editor_id: scene.editor.id, note: 'I like the house.' };
  const { id } = await server.insert('invitation', { ...values, status: 'pending' });
  const user = await open();
  await user.click(await main().findByRole('button', { name: 'Answer' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('I like the house.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refuse …' }));
  await user.click(dialog.getByRole('radio', { name: 'I do not want this editor' }));
  await user.click(dialog.getByRole('radio', { name: 'Never' }));
  refuse('post', '/api/sign/invite/:fiction_id', 503, 'errors.unavailable');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/busy/);
  mend();
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('You will not be asked again.')).toBeVisible();
  await waitFor(() => expect(main().queryByRole('button', { name: 'Answer' })).toBeNull());
  const [row] = await server.db.select().from(tables.invitation).where(eq(tables.invitation.id, id));
  expect(row).toMatchObject({ status: 'refused', reason: 'dislike_editor', delay: 'never' });
});
