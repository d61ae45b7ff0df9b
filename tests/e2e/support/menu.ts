import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { isAuthor } from '#domain/roles.ts';
import { t } from '../../support/t.ts';
import type { Account } from './people.ts';

/** An account of each role of the staff. */
export const staffAccounts = (Object.keys(demoAccounts) as Account[]).filter(
  (name, at, names) =>
    !isAuthor(demoAccounts[name]) && names.findIndex((other) => demoAccounts[other] === demoAccounts[name]) === at,
);

/** The paths that the menu of who is signed in leads to. */
export async function listMenuPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: t('common.menu') }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace('#', '')));
}
