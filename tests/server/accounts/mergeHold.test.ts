import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payoutHoldDays } from '#domain/payment-details/paymentDetails.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { paymentInfos, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { password, type RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let [main, plus]: RowOf<'user'>[] = [];
let token: string;

beforeEach(async () => {
  main = await author('mira@gmail.com');
  plus = await author('mira+b@gmail.com');
  token = await server.signIn(main);
});

const author = (email: string) => server.insert('user', { role: 'author_signed', email });
const inDays = (days: number) => addDaysToInstant(server.clock.now, days).toISOString();
const pays = async ({ id: user_id }: { id: number }, payee_account: string, hold_until: string | null = null) =>
  void (await server.db.insert(paymentInfos).values({
    user_id,
    payment_type: 'paypal',
    payee: 'Mira',
    payee_account,
    hold_until,
    updated_at: server.clock.now.toISOString(),
  }));
const merge = async (into = main!) => {
  const body = { main_id: into.id, confirmation: password };
  expect((await server.call('POST', '/api/user/merge/authors', { token, body })).status).toBe(200);
  const [row] = await server.db.select().from(paymentInfos).where(eq(paymentInfos.user_id, into.id));
  return row?.hold_until;
};
const { subject } = writeEmail('en', 'payout_changed', { user_name: '', until: '' });
const warned = () => server.emails.filter((email) => email.subject === subject);

describe('a merge holds payouts', () => {
  test('as after a change where the other account was paid elsewhere, and tells the owners of both', async () => {
    await pays(main!, 'mallory@example.com');
    await pays(plus!, 'mira@paypal.example');
    expect(await merge()).toBe(inDays(payoutHoldDays));
    const to = [plus!.email, main!.email, 'mira@paypal.example'];
    expect(
      warned()
        .map((email) => email.to)
        .toSorted(),
    ).toEqual(to.toSorted());
    for (const { text } of warned()) expect(text).toContain(plus!.user_name);
  });

  test('as after a change where money of an account without payment details comes', async () => {
    await pays(main!, 'mallory@example.com');
    await server.insert('fiction', { author_id: plus!.id });
    expect(await merge()).toBe(inDays(payoutHoldDays));
    expect(warned()).toHaveLength(2);
  });

  test.each(['into', 'from'])('as long as before %s an account that is on hold', async (direction) => {
    await pays(main!, 'mira@paypal.example', direction === 'into' ? inDays(5) : null);
    await pays(plus!, 'mira@paypal.example', direction === 'from' ? inDays(5) : inDays(2));
    expect(await merge()).toBe(inDays(5));
    expect(warned()).toEqual([]);
  });

  test('as after a change where it takes over the details of the other account, and tells its owner', async () => {
    await pays(plus!, 'mallory@example.com', inDays(3));
    await server.db.update(tables.user).set({ language: 'ru' }).where(eq(tables.user.id, main!.id));
    expect(await merge()).toBe(inDays(payoutHoldDays));
    const { subject } = writeEmail('ru', 'payout_changed', { user_name: '', until: '' });
    expect(server.emails.filter((email) => email.subject === subject)).toMatchObject([{ to: main!.email }]);
    expect(warned()).toEqual([]);
  });

  test('in a mail to each in their language', async () => {
    await pays(main!, 'mallory@example.com');
    await pays(plus!, 'mira@paypal.example');
    await server.db.update(tables.user).set({ language: 'ru' }).where(eq(tables.user.id, plus!.id));
    await merge();
    expect(warned()).toMatchObject([{ to: main!.email }]);
    const args = { user_name: plus!.user_name, main: main!.user_name };
    expect(server.emails.filter(({ to }) => to === plus!.email).map(({ subject }) => subject)).toEqual([
      writeEmail('ru', 'payout_changed', { user_name: '', until: '' }).subject,
      writeEmail('ru', 'account_merged', args).subject,
    ]);
  });

  test('no longer than before where nothing goes elsewhere', async () => {
    await pays(main!, 'mira@paypal.example');
    await pays(plus!, 'mira@paypal.example');
    await server.insert('fiction', { author_id: plus!.id });
    expect(await merge()).toBeNull();
  });

  test('also where the first payment details come after it', async () => {
    expect(await merge()).toBeUndefined();
    const until = inDays(payoutHoldDays);
    const body = { payment_type: 3, payee: 'Mira Anand', payee_account: 'mira@example.com' };
    const { data } = await server.call('POST', '/api/user/payment/info', { token, body });
    expect(data.hold_until).toBe(until);
  });
});
