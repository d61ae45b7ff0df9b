import { screen } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { like, t } from '../../support/t.ts';

/** The button of the avatar menu, which whoever is signed in has. */
export const accountButton = () => screen.findByRole('button', { name: like('layout.account') });

export async function openAccountMenu(user: UserEvent): Promise<void> {
  await user.click(await accountButton());
}

export async function signOut(user: UserEvent): Promise<void> {
  await openAccountMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: t('common.sign_out') }));
}
