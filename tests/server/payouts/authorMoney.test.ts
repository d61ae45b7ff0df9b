import { expect, test } from 'vitest';
import { paymentInfos } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('who pays an author sees their names and how they are paid, and no account', async () => {
  const author = await server.insert('user', { role: 'author_signed', user_name: 'mira', pen_name: 'Mira Stone' });
  const read = async () =>
    server.call('GET', `/api/office/authors/${author.id}/money`, { token: await server.signIn('cashier') });
  expect((await read()).status).toBe(404);
  await server.insert('statement', { author_id: author.id });
  expect((await read()).data).toMatchObject({ user_name: 'mira', pen_name: 'Mira Stone', payment: null });
  const now = '2026-03-10T04:00:00.000Z';
  const details = { user_id: author.id, payment_type: 'paypal' as const, payee_account: 'mira@mail.test' };
  await server.db.insert(paymentInfos).values({ ...details, updated_at: now, hold_until: '2026-01-01T00:00:00.000Z' });
  const { data } = await read();
  expect(data.payment).toMatchObject({ payment_type: 'paypal', held_until: null });
  expect(JSON.stringify(data)).not.toContain('mail.test');
  await server.db.update(paymentInfos).set({ hold_until: '2099-01-01T00:00:00.000Z' });
  expect((await read()).data.payment.held_until).toBe('2099-01-01T00:00:00.000Z');
});

test('who is no author has no such page', async () => {
  const editor = await server.insert('user', { role: 'editor' });
  const token = await server.signIn('finance_manager');
  expect((await server.call('GET', `/api/office/authors/${editor.id}/money`, { token })).status).toBe(404);
});
