import { expect, test, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword, type demoAccounts } from '#demo/accounts.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { dayLong } from '#domain/shared/clock.ts';
import { fictionFields, statusCodes } from '#domain/stories/story.ts';
import { expectAccessible } from './support/axe.ts';
import { complaintsOf, signIn, signOut, tokenOf } from './support/people.ts';
import { serverWithClock } from './support/serverWithClock.ts';
import { signByHand } from './support/signature.ts';

const { server, travel } = serverWithClock();
const title = 'Letters from Platform Eleven';

async function call<T = unknown>(who: keyof typeof demoAccounts, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(server.url, who)}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** Uploads a picture of one colour; answers its address. */
async function upload(who: keyof typeof demoAccounts, kind: string): Promise<string> {
  const form = new FormData();
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#456' } });
  form.set('file', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'picture.jpg');
  const headers = { authorization: `Bearer ${await tokenOf(server.url, who)}` };
  const response = await fetch(`${server.url}/api/upload/img/${kind}`, { method: 'POST', headers, body: form });
  expect(response.status, kind).toBe(200);
  return ((await response.json()) as { data: { url: string } }).data.url;
}

/** What the form of a story of the demo's author holds, for another one. */
async function storyForm(): Promise<Record<string, unknown>> {
  const path = `/fictions?q=${encodeURIComponent(title)}`;
  const { items } = await call<{ items: Record<string, unknown>[] }>('author', 'GET', path);
  const form = Object.fromEntries(Object.keys(fictionFields).map((name) => [name, items[0]![name]]));
  return { ...form, status: statusCodes.ongoing };
}

/** An application as somebody of the staff has it open, in a browser of their own. */
async function review(browser: Browser, who: keyof typeof demoAccounts, id: number) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, server.url, who);
  const main = page.getByRole('main');
  const open = async (application: number) => {
    await page.goto(`${server.url}/#/office/contract-applications/${application}/show`);
    await expect(main.getByRole('heading', { name: 'Decision' })).toBeVisible();
  };
  await open(id);
  return { page, main, open, close: () => page.context().close() };
}

const decide = (who: keyof typeof demoAccounts, id: number, step: string, body?: object) =>
  call(who, 'POST', `/office/contract-applications/${id}/${step}`, body);

test('a newcomer’s story gets its contract: applied for twice, signed by hand, confirmed and verified by a stranger', async ({
  page,
  browser,
}) => {
  const story = { ...(await storyForm()), title: 'The Night Ferry', cover: await upload('newauthor', 'cover') };
  const { id } = await call<{ id: number }>('newauthor', 'POST', '/fictions', story);
  await call('newauthor', 'POST', '/user/info', {
    real_name: 'Nora Lind',
    birth_date: '1994-05-17',
    nationality: 'SE',
    country: 'PT',
    city: 'Porto',
    mobile: '+351 900 000 018',
    identity_images: [await upload('newauthor', 'identity')],
  });
  const content = `<p>${'A letter for the inspector. '.repeat(3200)}</p>`;
  await call('newauthor', 'POST', `/fictions/${id}/chapters/new`, { title: 'The last letter', content });
  await call('editor', 'POST', `/office/fictions/${id}/invite`, { note: 'I read it on the train.' });
  const complaints = complaintsOf(page);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await signIn(page, server.url, 'newauthor');
  await expect(menu.getByRole('link', { name: 'My stories' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Revenue' })).toBeHidden();

  await test.step('an editor asks for it', async () => {
    await main.getByRole('button', { name: 'Answer' }).click();
    await expectAccessible(page, 'an invitation');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(`is now the editor of “${story.title}”.`)).toBeVisible();
  });

  await test.step('its author applies', async () => {
    await page.goto(`${server.url}/#/sign?id=${id}`);
    await expect(main.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
    await expect(main.getByRole('radio', { name: /your editor/ })).toBeChecked();
    await main.getByRole('button', { name: 'Next' }).click();
    await main.getByRole('radio', { name: /^Non-exclusive/ }).check();
    await main.getByRole('button', { name: 'Next' }).click();
    await main.getByRole('button', { name: 'Send the application' }).click();
    await expect(main.getByLabel('Words when it is finished')).toBeFocused();
    await expectAccessible(page, 'what the application lacks');
    await main.getByLabel('Words when it is finished').fill('90000');
    await main.getByLabel('Push lines').fill('Somebody answers.');
    await main.getByLabel('Short copy').fill('Ten letters. One locker.');
    await main.getByRole('checkbox', { name: /^The work is my own/ }).check();
    await main.getByRole('button', { name: 'PayPal' }).click();
    await main.getByLabel('Beneficiary’s name').fill('Nora Lind');
    await main.getByLabel('Email of the PayPal account').fill('nora@example.com');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('checkbox', { name: /^These details are right/ })).toBeChecked();
    await expectAccessible(page, 'where the author is paid');
    await main.getByRole('button', { name: 'Send the application' }).click();
    await expect(main.getByText('An editor takes up your application')).toBeVisible();
    await expectAccessible(page, 'an application under way');
  });

  const sent = await call<{ application: { id: number; attempt: number } }>(
    'newauthor',
    'GET',
    `/sign/applications/${id}`,
  );
  const editor = await review(browser, 'editor', sent.application.id);

  await test.step('the editor reads the story, and rejects', async () => {
    await editor.main.getByRole('link', { name: 'Read the story' }).click();
    await expect(editor.main.getByText(/A letter for the inspector/)).toBeVisible();
    await editor.open(sent.application.id);
    await editor.main.getByRole('button', { name: 'Begin the review' }).click();
    await editor.main.getByRole('button', { name: 'Reject' }).click();
    await editor.page.keyboard.type('Send the signed outline with it.');
    await editor.main.getByRole('button', { name: 'Reject the application' }).click();
    await expect(editor.main.getByText('This application is closed.')).toBeVisible();
  });

  await test.step('is told why not, and applies again with what was filled in', async () => {
    await page.reload();
    await expect(main.getByRole('heading', { name: 'The contract was rejected' })).toBeVisible();
    await expect(main.getByText('Send the signed outline with it.')).toBeVisible();
    await expectAccessible(page, 'a rejected application');
    await expect(main.getByLabel('Push lines')).toHaveValue('Somebody answers.');
    await main.getByRole('checkbox', { name: /^The work is my own/ }).check();
    await main.getByRole('checkbox', { name: /^These details are right/ }).check();
    await main.getByRole('button', { name: 'Send the application' }).click();
    await expect(main.getByText('An editor takes up your application')).toBeVisible();
  });

  const again = await call<typeof sent>('newauthor', 'GET', `/sign/applications/${id}`);
  expect(again.application.attempt).toBe(2);
  await editor.open(again.application.id);
  await editor.main.getByRole('button', { name: 'Begin the review' }).click();
  await editor.main.getByRole('button', { name: 'Approve' }).click();
  await expect(editor.main.getByText('The author has to sign now.')).toBeVisible();
  await editor.close();

  await test.step('and signs', async () => {
    await page.reload();
    const opening = page.waitForEvent('popup');
    await main.getByRole('link', { name: 'Open the contract' }).click();
    await (await opening).close();
    await main.getByRole('checkbox', { name: /^I have read/ }).check();
    await main.getByRole('radio', { name: 'By hand' }).check();
    await signByHand(page);
    await expectAccessible(page, 'a contract to sign');
    await main.getByLabel('Password', { exact: true }).fill(demoPassword);
    await main.getByRole('button', { name: 'Sign the contract' }).click();
    await expect(page.getByText(/^You have signed/)).toBeVisible();
  });

  await test.step('the auditor compares the signature with the identity document, and confirms', async () => {
    const auditor = await review(browser, 'wauditor', again.application.id);
    await expect(auditor.main.getByRole('img', { name: 'Signature' })).toBeVisible();
    await expect(auditor.main.getByRole('img', { name: 'Identity document' })).toBeVisible();
    await auditor.main.getByRole('checkbox', { name: /^I have compared/ }).check();
    await auditor.main.getByRole('button', { name: /^Confirm/ }).click();
    await expect(auditor.main.getByText('This application is closed.')).toBeVisible();
    await auditor.close();
  });

  await page.reload();
  await expect(main.getByRole('heading', { name: 'The contract is signed' })).toBeVisible();
  await expectAccessible(page, 'a signed contract');
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Save the certificate' }).click();
  const certificate = await (await saving).path();
  const number = await main.getByText(/^QH-\d{4}-\d+$/).textContent();

  await test.step('has become a signed author without a new sign-in', async () => {
    await main.getByRole('link', { name: 'To the story' }).click();
    await menu.getByRole('link', { name: 'Revenue' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  });

  await test.step('which a stranger can verify', async () => {
    await page.goto(`${server.url}/#/home`);
    await signOut(page);
    await page.goto(`${server.url}/#/verify`);
    await page.getByLabel('Number of the contract').fill(number!);
    await page.locator('input[type=file]').setInputFiles(certificate);
    await expect(main.getByRole('heading', { name: 'This is the certificate of the contract' })).toBeVisible();
    await expectAccessible(page, 'a contract verified');
  });
  expect(complaints.filter((line) => !line.includes('use a blocker on a POP'))).toEqual([]);
});

test('three works of one language are applied for together; one is taken back, and one not signed in time', async ({
  page,
}) => {
  const content = `<p>${'A letter for the inspector. '.repeat(4000)}</p>`;
  const form = await storyForm();
  const titles = ['Spring', 'Summer', 'Autumn'];
  const ids: number[] = [];
  for (const name of titles) {
    const { id } = await call<{ id: number }>('author', 'POST', '/fictions', { ...form, title: name });
    await call('author', 'POST', `/fictions/${id}/chapters/new`, { title: 'All', content });
    ids.push(id);
  }
  const main = page.getByRole('main');
  await signIn(page, server.url, 'author');
  await page.goto(`${server.url}/#/sign`);
  for (const name of titles) await main.getByRole('checkbox', { name: new RegExp(name) }).check();
  await main.getByRole('link', { name: 'Apply for 3 stories together' }).click();
  await main.getByRole('radio', { name: 'Eleanor Whitcombe' }).check();
  await main.getByRole('button', { name: 'Next' }).click();
  await main.getByRole('radio', { name: /^Exclusive/ }).check();
  await main.getByRole('button', { name: 'Next' }).click();
  for (const name of titles) {
    const work = main.getByRole('region', { name });
    await work.getByLabel('Words when it is finished').fill('90000');
    await work.getByLabel('Push lines').fill('Somebody answers.');
    await work.getByLabel('Short copy').fill('Ten letters. One locker.');
    await work.getByRole('checkbox', { name: /^The work is my own/ }).check();
  }
  await main.getByRole('checkbox', { name: /^These details are right/ }).check();
  await expectAccessible(page, 'an application for three works');
  await main.getByRole('button', { name: /^Send/ }).click();
  await expect(main.getByRole('link', { name: 'See how far it is' })).toHaveCount(3);
  const applicationOf = async (id: number | undefined) => {
    const { application } = await call<{ application: { id: number; status: string } }>(
      'author',
      'GET',
      `/sign/applications/${id}`,
    );
    return application;
  };
  for (const id of ids) expect(await applicationOf(id)).toMatchObject({ status: 'applying' });
  const [spring, summer, autumn] = ids;

  await test.step('the author takes one back', async () => {
    await page.goto(`${server.url}/#/sign?id=${spring}`);
    await main.getByRole('button', { name: 'Take the application back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(main.getByRole('heading', { name: 'You took the last application back' })).toBeVisible();
    await expect(main.getByText(/3 attempts are left/)).toBeVisible();
  });

  await test.step('and does not sign another', async () => {
    const { id } = await applicationOf(summer);
    await decide('editor', id, 'take');
    await decide('editor', id, 'approve');
    await travel(new Date(Date.now() + (contractLimits.linkDays - 1) * dayLong));
    await signIn(page, server.url, 'author');
    await page.goto(`${server.url}/#/sign?id=${summer}`);
    await expect(main.getByRole('link', { name: 'Open the contract' })).toBeVisible();
    await travel(new Date(Date.now() + contractLimits.linkDays * dayLong));
    // The server looks every five seconds.
    await expect.poll(async () => (await applicationOf(summer)).status, { timeout: 30_000 }).toBe('expired');
    await page.reload();
    await expect(main.getByRole('heading', { name: 'The time to sign has run out' })).toBeVisible();
    await expect(main.getByText(/3 attempts are left/)).toBeVisible();
    expect(await applicationOf(autumn)).toMatchObject({ status: 'applying' });
  });
});
