import { expect, test } from 'vitest';
import { captchaAfter } from '#domain/accounts/captcha.ts';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { createCode } from '#server/features/accounts/codes.ts';
import { atOnce, crowd, races, rounds } from '../../support/races.ts';
import { password } from '../../support/records.ts';

const fresh = 'tulips-at-9';

races('at once', (server) => {
  const post = (path: string, body: object, token?: string) => server().call('POST', path, { token, body });
  const author = () => server().insert('user', { role: 'author_signed', pen_name: null });
  const codeFor = (email: string) =>
    createCode(
      { db: server().db, now: server().clock.now, secret: server().services.secret, address: '' },
      { flow: 'register', email },
    );
  const register = (email: string, code: string, user_name: string) =>
    post('/api/auth/register', { user_name, email, code, password: fresh, password_confirmation: fresh });

  test('twenty authors want one pen name: one gets it, and the others are told', async () => {
    const tokens = await atOnce(20, async () => server().signIn(await author()));
    for (let round = 1; round <= rounds; round++) {
      await server().pool.query('update users set pen_name = null, pen_name_key = null, pen_name_changed = false');
      const answers = await atOnce(20, (n) =>
        post('/api/user/pen-name', { pen_name: n % 2 ? 'Ada Vane' : 'ÁDA VANE' }, tokens[n]),
      );
      const losers = answers.filter(({ status }) => status !== 200);
      expect(losers).toHaveLength(19);
      for (const { data } of losers) expect(data.errors).toEqual({ pen_name: { message: 'errors.pen_name_taken' } });
    }
  });

  test('one author sends twenty pen names: one is set and one is the change', async () => {
    for (let round = 1; round <= rounds; round++) {
      const token = await server().signIn(await author());
      const answers = await atOnce(20, (n) => post('/api/user/pen-name', { pen_name: `Ada ${round} ${n}` }, token));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(18);
    }
  });

  test('a name is wanted as pen name and as user name: one gets it', async () => {
    for (let round = 1; round <= rounds; round++) {
      const name = `Ada ${round}`;
      const tokens = await atOnce(5, async () => server().signIn(await author()));
      const newcomers = await atOnce(5, async (n) => {
        const email = `ada${round}-${n}@example.com`;
        return { email, code: await codeFor(email) };
      });
      const answers = await atOnce(10, (n) =>
        n < 5
          ? post('/api/user/pen-name', { pen_name: name }, tokens[n])
          : register(newcomers[n - 5]!.email, newcomers[n - 5]!.code, name),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const key = getNameKey(name);
      const rows = await server().db.select().from(tables.user);
      expect(
        rows.filter(({ user_name_key, pen_name_key }) => user_name_key === key || pen_name_key === key),
      ).toHaveLength(1);
    }
  });

  test('one code is used to register twenty times: there is one account and one session', async () => {
    const code = await codeFor('mira@example.com');
    const answers = await atOnce(20, (n) => register('mira@example.com', code, `mira ${n}`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await server().db.$count(tables.user), await server().db.$count(sessions)]).toEqual([1, 1]);
  });

  test('many wrong passwords are tried: three are looked at, and the rest is asked for a captcha', async () => {
    const { email } = await author();
    const answers = await atOnce(crowd, () => post('/api/auth/login', { account: email, password: 'wrong-1x' }));
    const looked = answers.filter(({ data }) => data.errors?.password);
    expect(looked.length).toBeLessThanOrEqual(captchaAfter);
    for (const { status } of answers) expect([422, 429]).toContain(status);
  });

  test(
    'a password changes while others sign in with the old one: no session of it is left',
    { timeout: 60_000 },
    async () => {
      for (let round = 1; round <= rounds; round++) {
        const mira = await author();
        const token = await server().signIn(mira);
        const body = { password_old: password, password: fresh, password_confirmation: fresh };
        const answers = await atOnce(6, (n) =>
          n === 3
            ? post('/api/user/change/password', body, token)
            : post('/api/auth/login', { account: mira.email, password }),
        );
        expect(answers[3]!.status).toBe(200);
        const rows = await server().db.select().from(sessions);
        expect(rows.filter(({ user_id }) => user_id === mira.id)).toHaveLength(1);
      }
    },
  );
});
