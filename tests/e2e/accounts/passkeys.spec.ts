import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts/demoAccounts.ts';
import { t } from '../../support/t.ts';
import { createApi } from '../support/api.ts';
import { expectAccessibleStep } from '../support/axe.ts';
import { accountButton, signIn, signOut } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
const { call } = createApi(server);

/** A telephone that knows its owner, as Chromium plays it. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setOwner: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is added, named, signs in, and signs in no more once it is removed', async ({ page }) => {
  // Passkeys are of a name, not of an address of numbers.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const device = await addDevice(page);
  const dialog = page.getByRole('dialog');
  await signIn(page, url, 'newauthor');
  await page.goto(`${url}/#/person`);
  await page.getByRole('button', { name: t('accounts.security.passkeys.add') }).click();
  await page.getByLabel(t('accounts.security.passkeys.name')).fill('Telephone');
  await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: t('accounts.shared.person.save') }).click();
  await expect(page.getByText(t('accounts.security.passkeys.added', { name: 'Telephone' }))).toBeVisible();

  await page.getByRole('button', { name: t('accounts.security.passkeys.rename_named', { name: 'Telephone' }) }).click();
  await page.getByLabel(t('accounts.security.passkeys.name')).fill('My telephone');
  await dialog.getByRole('button', { name: t('accounts.shared.person.save') }).click();
  const remove = page.getByRole('button', { name: t('accounts.shared.person.remove_named', { name: 'My telephone' }) });
  await expect(remove).toBeVisible();
  await expectAccessibleStep(page, 'passkeys');

  await signOut(page);
  const button = page.getByRole('button', { name: t('accounts.passkeys.sign_in') });
  await device.setOwner(false);
  await button.click();
  await expect(page.getByText(t('accounts.passkeys.errors.cancelled'))).toBeVisible();
  await device.setOwner(true);
  await button.click();
  await expect(accountButton(page)).toBeVisible();

  const { items } = await call('newauthor', 'GET', '/user/passkeys');
  expect(items).toMatchObject([{ name: 'My telephone', used_at: expect.any(String) }]);
  await page.goto(`${url}/#/person`);
  await remove.click();
  await dialog.getByRole('button', { name: t('accounts.shared.person.remove') }).click();
  await expect(page.getByText(t('accounts.security.passkeys.removed'))).toBeVisible();
  await signOut(page);
  await button.click();
  await expect(page.getByText(t('accounts.passkeys.errors.refused'))).toBeVisible();
});
