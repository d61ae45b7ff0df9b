import { expect, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { createAdmin } from '#server/features/accounts/admin.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const anna = { user_name: 'anna', email: 'anna@example.com' };
const signIn = (account: string, password: string) =>
  server.call('POST', '/api/auth/login', { body: { account, password } });

test('the first content manager is made, told by email and signs in with the password', async () => {
  const password = await createAdmin(server.services, anna);
  expect(server.emails).toEqual([writeEmailTo(anna.email, 'en', 'admin_created', { user_name: 'anna' })]);
  const { status, data } = await signIn('anna', password);
  expect(status).toBe(200);
  expect((await server.call('GET', '/api/office/users', { token: data.token })).status).toBe(200);
});

test('a platform whose only content manager is blocked is rescued', async () => {
  await server.insert('user', { role: 'content_manager', status: 'blocked' });
  const password = await createAdmin(server.services, anna);
  expect((await signIn('anna', password)).status).toBe(200);
});

const hint = 'give --user-name, 3 to 40 characters of one alphabet and no @';

test.each([
  [{}, anna, 'There is a content manager already.'],
  [{ role: 'editor', user_name: 'ANNA' }, anna, '--user-name anna: it is taken'],
  [{ role: 'editor', email: 'Anna@example.com' }, anna, '--email anna@example.com: it is taken'],
  [undefined, { ...anna, user_name: 'an' }, hint],
  [undefined, { ...anna, user_name: 'anna@example.com' }, hint],
  [undefined, { user_name: 'anna' }, 'give --email, an email address'],
  [undefined, { ...anna, email: 'anna' }, 'give --email, an email address'],
  [undefined, { ...anna, user_name: 'a'.repeat(41) }, hint],
] as const)('where there is %j, %j is refused: %s', async (there, given, refusal) => {
  if (there) await server.insert('user', { role: 'content_manager', ...there });
  await expect(createAdmin(server.services, given)).rejects.toEqual(new CommandError(refusal));
  expect(server.emails).toEqual([]);
});
