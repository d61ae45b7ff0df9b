import { beforeEach, describe, expect, test } from 'vitest';
import { normalizeMailbox } from '#domain/accounts/mailbox.ts';
import { authors, roles } from '#domain/roles.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { identities } from '#server/db/schema.ts';
import { codeIn, later } from '../../support/accounts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: { id: number };
let token: string;
beforeEach(async () => {
  mira = await author('mira@gmail.com');
  token = await server.signIn(mira);
});

const author = (email: string, more = {}) => server.insert('user', { role: 'author_signed', email, ...more });
const same = async (who = token): Promise<number[]> =>
  (await server.call('GET', '/api/user/same/authors', { token: who })).data.items.map(({ id }: { id: number }) => id);
const link = (user_id: number, email: string | null, { subject = 'a', days = 8 } = {}) =>
  server.db.insert(identities).values({
    issuer: 'https://id.example',
    subject,
    user_id,
    email,
    mailbox_key: email && normalizeMailbox(email),
    created_at: addDaysToInstant(server.clock.now, -days).toISOString(),
  });

const move = async (who: { id: number }, email: string) => {
  const as = await server.signIn(who);
  await server.call('POST', '/api/auth/send/change_email/code', { token: as, body: { email } });
  const body = { email, code: codeIn(server) };
  expect((await server.call('POST', '/api/auth/verify/change_email/code', { token: as, body })).status).toBe(200);
};

describe('the same person’s are', () => {
  test('the own account, with what it has', async () => {
    await server.insert('fiction', { author_id: mira.id });
    await server.insert('fiction');
    const { data } = await server.call('GET', '/api/user/same/authors', { token });
    expect(data.items).toEqual([
      {
        id: mira.id,
        username: expect.any(String),
        pen_name: expect.any(String),
        email: 'mira@gmail.com',
        role_id: 17,
        avatar: null,
        works: 1,
        created_at: server.clock.now.toISOString(),
        current: true,
      },
    ]);
  });

  test('accounts of one mailbox, from either side', async () => {
    const plus = await author('Mira+Novels@Gmail.com', { role: 'author_unsigned' });
    expect(await same()).toEqual([mira.id, plus.id]);
    expect(await same(await server.signIn(plus))).toEqual([mira.id, plus.id]);
  });

  test('accounts whose email a provider verified for the own one a week ago', async () => {
    const other = await author('other@elsewhere.example');
    await link(mira.id, 'other@elsewhere.example', { days: 7 });
    expect(await same()).toEqual([mira.id, other.id]);
    // Where the own one has moved since, that email proves nothing, and the others do.
    await author('new+x@gmail.com');
    await move(mira, 'new@gmail.com');
    expect(await same(await server.signIn(mira))).toEqual([mira.id, other.id]);
  });
});

describe('no proof is', () => {
  test.each([
    ['a similar name', 'miranda@gmail.com'],
    ['another host', 'mira@gmail.co'],
    ['a plus where it may be part of a name', 'mira+x@company.example'],
    ['a plus in front', '+mira@gmail.com'],
    ['a host in the name', 'mira@gmail.com@x.example'],
  ])('%s', async (_, email) => {
    await author(email);
    expect(await same()).toEqual([mira.id]);
  });

  test('the same host with a plus where that is not known to be one mailbox', async () => {
    const [one] = [await author('ann@company.example'), await author('ann+x@company.example')];
    expect(await same(await server.signIn(one))).toEqual([one.id]);
  });

  test('the same name and telephone number', async () => {
    const other = await author('x@gmail.com');
    for (const who of [mira, other])
      await server.call('POST', '/api/user/info', {
        token: await server.signIn(who),
        body: { real_name: 'Mira Vane', mobile: '+49123456789' },
      });
    expect(await same()).toEqual([mira.id]);
  });

  test('an identity that verified no email', async () => {
    const other = await author('x@gmail.com');
    await link(mira.id, null);
    await link(other.id, null, { subject: 'b' });
    expect(await same()).toEqual([mira.id]);
  });

  test('an identity that was linked within the week', async () => {
    await author('other@elsewhere.example');
    await link(mira.id, 'other@elsewhere.example', { days: 6.99 });
    expect(await same()).toEqual([mira.id]);
  });

  test('what a provider once verified for another account', async () => {
    const other = await author('other@elsewhere.example');
    await link(other.id, 'mira@gmail.com');
    await link(mira.id, 'third@gmail.com', { subject: 'b' });
    await link(other.id, 'third+x@gmail.com', { subject: 'c' });
    expect(await same()).toEqual([mira.id]);
  });

  test('an email that either account moved to within the week', async () => {
    const other = await author('old@elsewhere.example');
    await move(other, 'mira+x@gmail.com');
    expect(await same()).toEqual([mira.id]);
    expect(await same(await server.signIn(other))).toEqual([other.id]);
    later(server, 7 * 24 * 3600);
    expect(await same(await server.signIn(mira))).toEqual([mira.id, other.id]);
  });

  test.each(['blocked', 'closed'] as const)('an account that is %s', async (status) => {
    await author('mira+x@gmail.com', { status });
    expect(await same()).toEqual([mira.id]);
  });

  test.each(roles.filter((role) => !(authors as readonly string[]).includes(role)))(
    'an account of a %s',
    async (role) => {
      await author('mira+x@gmail.com', { role });
      expect(await same()).toEqual([mira.id]);
    },
  );
});

test.each([
  ['Mira+a+b@GMAIL.com', 'mira@gmail.com'],
  ['mira+a@proton.me', 'mira@proton.me'],
  ['mira+a@x.example', 'mira+a@x.example'],
  ['a@b@gmail.com', 'a@b@gmail.com'],
  ['+a@gmail.com', '+a@gmail.com'],
  ['no address', '@'],
])('the mailbox of %s is %s', (email, mailbox) => expect(normalizeMailbox(email)).toBe(mailbox));
