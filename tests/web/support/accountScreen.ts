import { screen } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { makeChallenge } from '#server/features/accounts/captcha.ts';
import { codeIn } from '../../support/accounts.ts';
import { t } from '../../support/t.ts';
import { network, server } from '../../support/web.tsx';

export const newSecret = 'lantern-4-the-sea';

export const field = (label: string) => screen.findByLabelText(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** From now on captchas take no time; the server checks them like any other. */
export const easeCaptcha = () =>
  network.use(
    http.get('*/api/auth/captcha', async () =>
      HttpResponse.json({
        status: 200,
        message: 'ok',
        data: await makeChallenge(server.services.secret, server.clock.now, 1),
      }),
    ),
  );

/** Has a code sent and types it. */
export async function typeCode(user: UserEvent): Promise<void> {
  const before = server.emails.length;
  await user.click(button(t('accounts.send_code')));
  await expect.poll(() => server.emails.length, { timeout: 8000 }).toBe(before + 1);
  expect(await field(t('accounts.code'))).toHaveFocus();
  await user.type(await field(t('accounts.code')), codeIn(server));
}

export async function typeNewPassword(user: UserEvent, label: string, secret = newSecret): Promise<void> {
  await user.type(await field(label), secret);
  await user.type(await field(t('accounts.repeat_password')), secret);
}
