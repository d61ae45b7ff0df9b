import { screen, within } from '@testing-library/react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSession } from '../../../src/lib/session/session.ts';
import { startViewing } from '../../../src/lib/session/viewing.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { open, requests, server } from '../../support/web.tsx';

let mira: RowOf<'user'>;
const hidden = () => t('accounts.shared.viewing.hidden', { name: 'Mira Vane' });
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira', pen_name: 'Mira Vane' });
  const token = await server.signIn('content_manager');
  const body = { reason: 'A question about the statement' };
  const { data } = await server.call('POST', `/api/office/users/${mira.id}/views`, { token, body });
  // The banner goes by the browser's clock.
  startViewing({ ...data, until: new Date(Date.now() + 60_000).toISOString() });
  keepSession(data.user);
});
afterEach(() => sessionStorage.clear());

const retries = () => screen.queryAllByRole('button', { name: t('common.retry') });

test.each(['/message', '/person?payment_type='])('%s says that it is not shown to who looks', async (address) => {
  open(address);
  expect(await screen.findByText(hidden())).toBeVisible();
  expect(retries()).toEqual([]);
});

test('the profile says of each part that is the author’s alone that it is not shown, and asks for none', async () => {
  open('/person');
  for (const name of [
    t('accounts.shared.person.personal'),
    t('accounts.second.title'),
    t('accounts.shared.person.devices'),
  ]) {
    const part = (await screen.findByRole('heading', { name })).closest('section')!;
    expect(within(part).getByText(hidden())).toBeVisible();
  }
  expect(retries()).toEqual([]);
  expect(requests).not.toContain('GET /api/user/profile');
});

test('a part of a page that is refused says so, without a button to try again', async () => {
  const { id } = await server.insert('fiction', { author_id: mira.id });
  const user = open(`/story/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: t('chapters.writing.contents.deleted.open') }));
  expect(await within(await screen.findByRole('dialog')).findByText(hidden())).toBeVisible();
  expect(retries()).toEqual([]);
  expect(requests).not.toContain('GET /api/sign/invitations');
});
