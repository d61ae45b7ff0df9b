import { screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles, tables } from '#server/db/schema.ts';
import { uploadedImage } from '../../support/images.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, requests, server } from '../../support/web.tsx';

test('an account shows its identity document at a press, and why it is locked until that is lifted', async () => {
  const editor = await server.insert('user', { role: 'editor', user_name: 'edda' });
  const author = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  const closed = await server.insert('user', { role: 'author_unsigned', user_name: 'mira2' });
  await server.pool.query(`update users set status = 'closed', merged_into_id = $1 where id = $2`, [
    author.id,
    closed.id,
  ]);
  const lock = { info_lock_reason: 'Check the name', info_locked_by: editor.id };
  await server.db.update(tables.user).set(lock).where(eq(tables.user.id, author.id));
  const picture = await uploadedImage(server, author, 'identity');
  const at = server.clock.now.toISOString();
  await server.db.insert(profiles).values({ user_id: author.id, identity_images: [picture], updated_at: at });

  await server.insert('fiction', { author_id: author.id, contract_status: 'applying' });

  const user = await openAs('content_manager', `/office/users/${author.id}/show`);
  const person = within(await screen.findByRole('region', { name: t('accounts.office.person.title') }));
  expect(await person.findByRole('link', { name: 'mira2' })).toBeVisible();
  const identityCalls = () => requests.filter((call) => call.includes('/private/identity/'));
  expect(identityCalls()).toEqual([]);
  await user.click(person.getByRole('button', { name: t('accounts.office.person.show_identity') }));
  expect(await person.findByRole('img', { name: t('contracts.office.application.identity') })).toBeInTheDocument();
  await waitFor(() => expect(identityCalls()).toHaveLength(1));

  expect(person.getByText('Check the name')).toBeVisible();
  expect(person.getByText(t('accounts.office.person.locked_application'))).toBeVisible();
  await user.click(person.getByRole('button', { name: t('contracts.office.application.unlock') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Checked by phone');
  await user.click(dialog.getByRole('button', { name: t('accounts.office.person.unlock') }));
  expect(await screen.findByText(t('contracts.office.application.unlocked'))).toBeVisible();
  await waitFor(() => expect(person.queryByText('Check the name')).not.toBeInTheDocument());
});
