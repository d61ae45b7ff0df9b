import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { like, t } from '../../support/t.ts';

/** The button of the avatar menu, which whoever is signed in has. */
export const accountButton = () => screen.findByRole('button', { name: like('layout.account') });

/** Answers the question before what was typed is lost. */
export async function answerLeaving(user: UserEvent, answer: 'discard' | 'keep'): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: t('common.unsaved.title') }));
  await user.click(question.getByRole('button', { name: t(`common.unsaved.${answer}`) }));
}

/** Is somebody asked before what was typed is lost? */
export const isAskedToLeave = (): boolean => screen.queryByRole('dialog', { name: t('common.unsaved.title') }) !== null;

export async function openAccountMenu(user: UserEvent): Promise<void> {
  await user.click(await accountButton());
}

export async function signOut(user: UserEvent): Promise<void> {
  await openAccountMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: t('common.sign_out') }));
}
