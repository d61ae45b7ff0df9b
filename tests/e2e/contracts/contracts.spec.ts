import { expect, test, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword, type demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { dayLong } from '#domain/shared/clock.ts';
import { storyFields, statusCodes } from '#domain/stories/story.ts';
import { like, t } from '../../support/t.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { collectComplaints, signIn, signOut, fetchToken } from '../support/people.ts';
import { serverWithClock } from '../support/serverWithClock.ts';
import { signByHand } from '../support/signature.ts';

const { server, travel } = serverWithClock();
const title = 'Letters from Platform Eleven';

async function call<T = unknown>(who: keyof typeof demoAccounts, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await fetchToken(server.url, who)}`,
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
  const headers = { authorization: `Bearer ${await fetchToken(server.url, who)}` };
  const response = await fetch(`${server.url}/api/upload/img/${kind}`, { method: 'POST', headers, body: form });
  expect(response.status, kind).toBe(200);
  return ((await response.json()) as { data: { url: string } }).data.url;
}

/** What the form of a story of the demo's author holds, for another one. */
async function storyForm(): Promise<Record<string, unknown>> {
  const path = `/fictions?q=${encodeURIComponent(title)}`;
  const { items } = await call<{ items: Record<string, unknown>[] }>('author', 'GET', path);
  const form = Object.fromEntries(Object.keys(storyFields).map((name) => [name, items[0]![name]]));
  return { ...form, status: statusCodes.ongoing };
}

/** An application as somebody of the staff has it open, in a browser of their own. */
async function review(browser: Browser, who: keyof typeof demoAccounts, id: number) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, server.url, who);
  const main = page.getByRole('main');
  const open = async (application: number) => {
    await page.goto(`${server.url}/#/office/contract-applications/${application}/show`);
    await expect(main.getByRole('heading', { name: t('common.office.review.decision') })).toBeVisible();
  };
  /** Whoever has decided is led on: to the next application, or to the list. */
  const decided = async (application: number, waits: 'nobody' | 'author') => {
    await page.waitForURL((url) => !url.hash.includes(`/${application}/`));
    await open(application);
    await expect(main.getByText(t(`contracts.office.application.waits.${waits}`))).toBeVisible();
  };
  await open(id);
  return { page, main, open, decided, close: () => page.context().close() };
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
  const complaints = collectComplaints(page);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: t('common.menu') });
  await signIn(page, server.url, 'newauthor');
  await expect(menu.getByRole('link', { name: t('stories.author.name') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('pages.title.income') })).toBeHidden();

  await test.step('an editor asks for it', async () => {
    await main.getByRole('button', { name: t('contracts.author.invite.answer') }).click();
    await expectAccessibleStep(page, 'an invitation');
    await page.getByRole('button', { name: t('contracts.author.invite.accept') }).click();
    await expect(page.getByText(like('contracts.author.invite.accepted', { title: story.title }))).toBeVisible();
  });

  await test.step('its author applies', async () => {
    await page.goto(`${server.url}/#/sign?id=${id}`);
    await expect(main.getByRole('heading', { name: t('contracts.author.check.ready') })).toBeVisible();
    await expect(main.getByRole('radio', { name: like('contracts.author.editor.own') })).toBeChecked();
    await main.getByRole('button', { name: t('contracts.author.next') }).click();
    await main.getByRole('radio', { name: like('contracts.author.type.non_exclusive') }).check();
    await main.getByRole('button', { name: t('contracts.author.next') }).click();
    await main.getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }).click();
    await expect(main.getByLabel(t('contracts.author.info.expected_words'))).toBeFocused();
    await expectAccessibleStep(page, 'what the application lacks');
    await main.getByLabel(t('contracts.author.info.expected_words')).fill('90000');
    await main.getByLabel(t('contracts.author.info.push_lines')).fill('Somebody answers.');
    await main.getByLabel(t('contracts.author.info.short_copy')).fill('Ten letters. One locker.');
    await main.getByRole('checkbox', { name: like('contracts.author.info.original') }).check();
    await main.getByRole('button', { name: t('resources.office/payroll.choices.payment_type.paypal') }).click();
    await main.getByLabel(t('payment-details.author.field.payee')).fill('Nora Lind');
    await main.getByLabel(t('payment-details.author.field.payee_account')).fill('nora@example.com');
    await main.getByRole('button', { name: t('accounts.shared.person.save') }).click();
    await expect(main.getByRole('checkbox', { name: like('contracts.author.info.payment') })).toBeChecked();
    await expectAccessibleStep(page, 'where the author is paid');
    await main.getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }).click();
    await expect(main.getByText(t('contracts.author.next_is.applying'))).toBeVisible();
    await expectAccessibleStep(page, 'an application under way');
  });

  const sent = await call<{ application: { id: number; attempt: number } }>(
    'newauthor',
    'GET',
    `/sign/applications/${id}`,
  );
  const editor = await review(browser, 'editor', sent.application.id);

  await test.step('the editor reads the story, and rejects', async () => {
    await editor.main.getByRole('link', { name: t('contracts.office.application.read') }).click();
    await expect(editor.main.getByText(/A letter for the inspector/)).toBeVisible();
    await editor.open(sent.application.id);
    await editor.main.getByRole('button', { name: t('contracts.office.application.take') }).click();
    await editor.main.getByRole('button', { name: t('contracts.office.application.reject') }).click();
    await editor.page.keyboard.type('Send the signed outline with it.');
    await editor.main.getByRole('button', { name: t('contracts.office.application.reject_now') }).click();
    await editor.decided(sent.application.id, 'nobody');
  });

  await test.step('is told why not, and applies again with what was filled in', async () => {
    await page.reload();
    await expect(main.getByRole('heading', { name: t('contracts.author.ended.rejected') })).toBeVisible();
    await expect(main.getByText('Send the signed outline with it.')).toBeVisible();
    await expectAccessibleStep(page, 'a rejected application');
    await expect(main.getByLabel(t('contracts.author.info.push_lines'))).toHaveValue('Somebody answers.');
    await main.getByRole('checkbox', { name: like('contracts.author.info.original') }).check();
    await main.getByRole('checkbox', { name: like('contracts.author.info.payment') }).check();
    await main.getByRole('button', { name: t('contracts.author.send', { smart_count: 1 }) }).click();
    await expect(main.getByText(t('contracts.author.next_is.applying'))).toBeVisible();
  });

  const again = await call<typeof sent>('newauthor', 'GET', `/sign/applications/${id}`);
  expect(again.application.attempt).toBe(2);
  await editor.open(again.application.id);
  await editor.main.getByRole('button', { name: t('contracts.office.application.take') }).click();
  await editor.main.getByRole('button', { name: t('contracts.office.application.approve') }).click();
  const dialog = editor.main.page().getByRole('dialog');
  await dialog.getByRole('button', { name: t('contracts.office.application.approve') }).click();
  await editor.decided(again.application.id, 'author');
  await editor.close();

  await test.step('and signs', async () => {
    await page.reload();
    const opening = page.waitForEvent('popup');
    await main.getByRole('link', { name: t('contracts.author.read.open') }).click();
    await (await opening).close();
    await main.getByRole('checkbox', { name: like('contracts.author.read.agree') }).check();
    await main.getByRole('radio', { name: t('contracts.author.signature.hand') }).check();
    await signByHand(page);
    await expectAccessibleStep(page, 'a contract to sign');
    await main.getByLabel(t('accounts.password'), { exact: true }).fill(demoPassword);
    await main.getByRole('button', { name: t('contracts.author.prove.sign') }).click();
    await expect(page.getByText(like('contracts.author.signed_now'))).toBeVisible();
  });

  await test.step('the auditor compares the signature with the identity document, and confirms', async () => {
    const auditor = await review(browser, 'wauditor', again.application.id);
    await expect(auditor.main.getByRole('img', { name: t('contracts.office.application.signature') })).toBeVisible();
    await auditor.main.getByRole('button', { name: t('accounts.office.person.show_identity') }).click();
    await expect(auditor.main.getByRole('img', { name: t('contracts.office.application.identity') })).toBeVisible();
    await auditor.main.getByRole('checkbox', { name: like('contracts.office.application.compared') }).check();
    await auditor.main.getByRole('button', { name: t('contracts.office.application.confirm') }).click();
    await auditor.main
      .getByRole('dialog', { name: t('contracts.office.application.confirm_ask') })
      .getByRole('button', { name: t('contracts.office.application.confirm') })
      .click();
    await auditor.decided(again.application.id, 'nobody');
    await auditor.close();
  });

  await page.reload();
  await expect(main.getByRole('heading', { name: t('contracts.author.signed.title') })).toBeVisible();
  await expectAccessibleStep(page, 'a signed contract');
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: t('contracts.author.signed.certificate') }).click();
  const certificate = await (await saving).path();
  const number = await main.getByText(/^QH-\d{4}-\d+$/).textContent();

  await test.step('has become a signed author without a new sign-in', async () => {
    await main.getByRole('link', { name: t('contracts.author.signed.story') }).click();
    await menu.getByRole('link', { name: t('pages.title.income') }).click();
    await expect(main.getByRole('heading', { level: 1, name: t('pages.title.income') })).toBeVisible();
  });

  await test.step('which a stranger can verify', async () => {
    await page.goto(`${server.url}/#/home`);
    await signOut(page);
    await page.goto(`${server.url}/#/verify`);
    await page.getByLabel(t('contracts.verify.number')).fill(number!);
    await page.locator('input[type=file]').setInputFiles(certificate);
    await expect(main.getByRole('heading', { name: t('contracts.verify.certificate') })).toBeVisible();
    await expectAccessibleStep(page, 'a contract verified');
  });
  expect(complaints.filter((line) => !line.includes('use a blocker on a POP'))).toEqual([]);
});

test(
  'three works of one language are applied for together; one is taken back, and one not signed in time',
  long,
  async ({ page }) => {
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
    await main.getByRole('link', { name: t('contracts.author.bulk.go', { smart_count: 3 }) }).click();
    await main.getByRole('radio', { name: 'Eleanor Whitcombe' }).check();
    await main.getByRole('button', { name: t('contracts.author.next') }).click();
    await main.getByRole('radio', { name: like('contracts.author.type.exclusive') }).check();
    await main.getByRole('button', { name: t('contracts.author.next') }).click();
    for (const name of titles) {
      const region = main.getByRole('region', { name });
      await region.getByLabel(t('contracts.author.info.expected_words')).fill('90000');
      await region.getByLabel(t('contracts.author.info.push_lines')).fill('Somebody answers.');
      await region.getByLabel(t('contracts.author.info.short_copy')).fill('Ten letters. One locker.');
      await region.getByRole('checkbox', { name: like('contracts.author.info.original') }).check();
    }
    await main.getByRole('checkbox', { name: like('contracts.author.info.payment') }).check();
    await expectAccessibleStep(page, 'an application for three works');
    await main.getByRole('button', { name: t('contracts.author.send', { smart_count: 3 }) }).click();
    await expect(main.getByRole('link', { name: t('contracts.author.open.follow') })).toHaveCount(3);
    const getApplication = async (id: number | undefined) => {
      const { application } = await call<{ application: { id: number; status: string } }>(
        'author',
        'GET',
        `/sign/applications/${id}`,
      );
      return application;
    };
    for (const id of ids) expect(await getApplication(id)).toMatchObject({ status: 'applying' });
    const [spring, summer, autumn] = ids;

    await test.step('the author takes one back', async () => {
      await page.goto(`${server.url}/#/sign?id=${spring}`);
      await main.getByRole('button', { name: t('contracts.author.cancel.open') }).click();
      await page.getByRole('button', { name: t('contracts.author.cancel.confirm'), exact: true }).click();
      await expect(main.getByRole('heading', { name: t('contracts.author.ended.cancelled') })).toBeVisible();
      await expect(main.getByText(like('contracts.author.ended.again', { smart_count: 3 }))).toBeVisible();
    });

    await test.step('and does not sign another', async () => {
      const { id } = await getApplication(summer);
      await decide('editor', id, 'take');
      await decide('editor', id, 'approve');
      await travel(new Date(Date.now() + (contractLimits.linkDays - 1) * dayLong));
      await signIn(page, server.url, 'author');
      await page.goto(`${server.url}/#/sign?id=${summer}`);
      await expect(main.getByRole('link', { name: t('contracts.author.read.open') })).toBeVisible();
      await travel(new Date(Date.now() + contractLimits.linkDays * dayLong));
      // The server looks every five seconds.
      await expect.poll(async () => (await getApplication(summer)).status, { timeout: 30_000 }).toBe('expired');
      await page.reload();
      await expect(main.getByRole('heading', { name: t('contracts.author.ended.expired') })).toBeVisible();
      await expect(main.getByText(like('contracts.author.ended.again', { smart_count: 3 }))).toBeVisible();
      expect(await getApplication(autumn)).toMatchObject({ status: 'applying' });
    });
  },
);
