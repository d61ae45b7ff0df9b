import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codeTries } from '#domain/accounts/codes.ts';
import { limits } from '#domain/accounts/rateLimits.ts';
import { interfaceLanguages } from '#domain/languages.ts';
import { roleIds } from '#domain/roles.ts';
import { attempts, audits, clauseAcceptances, clauseEditions, codes, sessions, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { askCode, codeIn, listErrors, later, notThe } from '../../support/accounts.ts';
import { solved } from '../../support/captcha.ts';
import { addNextEdition, addTerms } from '../../support/clauses.ts';
import { long } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const email = 'mira@example.com';
const password = 'tulips-at-9';
const form = { user_name: 'Mira Straße', email, password, password_confirmation: password };
const send = (to = email, headers = {}) => askCode(server, '/api/auth/send/register/code', to, headers);
const register = (more: object = {}) => server.call('POST', '/api/auth/register', { body: { ...form, ...more } });
const sent = async (to = email) => {
  expect((await send(to)).status).toBe(200);
  return codeIn(server);
};

describe('registering', () => {
  test('with the code of the email makes an author who is signed in', async () => {
    const { status, data } = await register({ code: await sent() });
    expect(status).toBe(200);
    const { token, second_step: _, ...info } = data;
    expect(info).toEqual({
      id: 1,
      username: 'Mira Straße',
      pen_name: null,
      email,
      role_id: roleIds.author_unsigned,
      avatar: null,
      username_generated: false,
      pen_name_changed: false,
      password_generated: false,
      name_risk_tip: true,
      second_factor: 'off',
    });
    expect((await server.call('GET', '/api/user/info', { token })).data).toEqual(info);
    for (const account of ['mira STRAßE', 'MIRA@example.com'])
      expect((await server.call('POST', '/api/auth/login', { body: { account, password } })).status).toBe(200);
  });

  test('accepts the clauses that are in force, and those alone', async () => {
    await addTerms(server);
    const [later] = await server.db
      .insert(clauseEditions)
      .values({ slug: 'terms', number: 2, effective_on: '2026-03-11', created_at: server.clock.now.toISOString() })
      .returning();
    await register({ code: await sent() });
    const kept = await server.db.select().from(clauseAcceptances);
    expect(kept).toMatchObject([{ user_id: 1, at: server.clock.now.toISOString(), language: 'en', address: '' }]);
    expect(kept[0]!.edition_id).not.toBe(later!.id);
  });

  test('accepts what was in force when the form was opened', async () => {
    await addTerms(server);
    await addNextEdition(server, '2026-03-10');
    const code = await sent();
    const wholeDay = 24 * 60;
    expect((await register({ code, open_for: wholeDay })).status).toBe(200);
    const [kept] = await server.db
      .select({ number: clauseEditions.number })
      .from(clauseAcceptances)
      .innerJoin(clauseEditions, eq(clauseEditions.id, clauseAcceptances.edition_id));
    expect(kept).toEqual({ number: 1 });
  });

  test.each([
    ['ru', 'ru'],
    ['th', 'en'],
  ])('in %s accepts the text in %s, which was there to read', async (language, kept) => {
    await addTerms(server, ['en', 'ru']);
    const body = { ...form, code: await sent() };
    await server.call('POST', '/api/auth/register', { body, headers: { 'accept-language': language } });
    expect(await server.db.select().from(clauseAcceptances)).toMatchObject([{ language: kept }]);
  });

  test('is in the audit, and no secret of it is kept', async () => {
    const code = await sent();
    const { token } = (await register({ code })).data;
    const rows = await server.db.select().from(audits);
    expect(rows).toMatchObject([{ action: 'register', entity: 'users', record_id: 1, user_id: 1 }]);
    const kept = JSON.stringify([
      rows,
      await server.db.select().from(tables.user),
      await server.db.select().from(sessions),
    ]);
    for (const secret of [password, token, code]) expect(kept).not.toContain(secret);
  });

  test('takes the code once', async () => {
    const code = await sent();
    await register({ code });
    expect(listErrors(await register({ code, user_name: 'Another' }))).toEqual({ code: 'errors.code' });
  });

  test('leaves the code good where the user name is taken', async () => {
    await server.insert('user', { user_name: 'mira straße' });
    const code = await sent();
    for (let n = 0; n < codeTries + 1; n++)
      expect(listErrors(await register({ code }))).toEqual({ user_name: 'validation.taken' });
    expect((await register({ code, user_name: 'Mira S' })).status).toBe(200);
  });

  test.each(['Ｍｉｒａ Straße', 'MIRA  STRAßE', 'mira stráße', ' Mira Straße '])(
    'refuses the user name %j, which is the same as another',
    async (user_name) => {
      await server.insert('user', { user_name: 'Mira Straße' });
      expect(listErrors(await register({ code: await sent(), user_name }))).toEqual({ user_name: 'validation.taken' });
    },
  );

  test('refuses a user name that is somebody’s pen name', async () => {
    await server.insert('user', { pen_name: 'MIRA Straße' });
    expect(listErrors(await register({ code: await sent() }))).toEqual({ user_name: 'validation.taken' });
  });

  test.each([
    [{ user_name: 'Mi' }, { user_name: 'validation.min_length' }],
    [{ user_name: 'm'.repeat(41) }, { user_name: 'validation.max_length' }],
    [{ user_name: 'mia@example.com' }, { user_name: 'validation.name_characters' }],
    [{ user_name: 'mia＠example.com' }, { user_name: 'validation.name_characters' }],
    [{ user_name: 'mia﹫example.com' }, { user_name: 'validation.name_characters' }],
    [{ user_name: 'Mi\u200bra' }, { user_name: 'validation.name_characters' }],
    [{ user_name: 'Mi\u202era' }, { user_name: 'validation.name_characters' }],
    [{ user_name: 'Mi\nra' }, { user_name: 'validation.name_characters' }],
    [{ user_name: '---' }, { user_name: 'validation.name_characters' }],
    [{ user_name: 'Мirа' }, { user_name: 'validation.name_alphabets' }],
    [{ email: 'mira@example' }, { email: 'validation.email' }],
    [{ email: 'mıra@example.com' }, { email: 'validation.email' }],
    [{ email: 'mira@example.com\r\nBcc: x@example.com' }, { email: 'validation.email' }],
    [{ email: ['mira@example.com'] }, { email: 'validation.invalid' }],
    [{ code: 123456 }, { code: 'validation.invalid' }],
    [{ code: ['123456'] }, { code: 'validation.invalid' }],
    [{ code: '12345' }, { code: 'errors.code' }],
    [{ code: undefined }, { code: 'validation.required' }],
    [{ password: 'password123', password_confirmation: 'password123' }, { password: 'validation.password_common' }],
    [{ password: 'tul-9x', password_confirmation: 'tul-9x' }, { password: 'validation.min_length' }],
    [{ password_confirmation: 'tulips-at-8' }, { password_confirmation: 'validation.passwords_differ' }],
    [{ role: 'content_manager' }, { role: 'validation.unknown' }],
    [{ role_id: 1 }, { role_id: 'validation.unknown' }],
    [{ status: 'active' }, { status: 'validation.unknown' }],
  ])('with %j is refused at the field', async (more, errors) => {
    const code = await sent();
    expect(listErrors(await register({ code, ...more }))).toEqual(errors);
    expect(await server.db.$count(tables.user)).toBe(0);
  });

  test('wants the code of this email and flow', async () => {
    const code = await sent();
    expect(listErrors(await register({ code, email: 'mia@example.com' }))).toEqual({ code: 'errors.code' });
    expect(listErrors(await register({ code: notThe(code) }))).toEqual({ code: 'errors.code' });
    await askCode(server, '/api/auth/send/forgot-password/code', 'mia@example.com');
    expect(listErrors(await register({ code: codeIn(server) || '000000', email: 'mia@example.com' }))).toEqual({
      code: 'errors.code',
    });
  });

  test('bears five wrong codes of a thousand at once, and then not the right one', long, async () => {
    const code = await sent();
    const guesses = Array.from({ length: 1000 }, (_, n) => String(n).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => register({ code: guess })));
    // The others are refused for all that came from one address.
    for (const { status } of answers) expect([422, 429]).toContain(status);
    expect(await server.db.select().from(codes)).toMatchObject([{ tries: codeTries }]);
    await server.db.delete(attempts);
    expect(listErrors(await register({ code }))).toEqual({ code: 'errors.code' });
  });
});

describe('a code', () => {
  test.each(Object.keys(interfaceLanguages) as (keyof typeof interfaceLanguages)[])('comes in %s', async (language) => {
    await send(email, { 'accept-language': language });
    const { subject } = writeEmail(language, 'register_code', { code: '', minutes: 0 });
    expect(server.emails).toMatchObject([{ to: email, subject }]);
  });

  test.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['zh-TW', 'zh-CN'],
    ['de, fr;q=0.5, es;q=0.7', 'es'],
    ['fr;q=0, de', 'en'],
    ['../../etc/passwd', 'en'],
    ['__proto__', 'en'],
    ['constructor, *', 'en'],
    ['', 'en'],
  ] as const)('for %j comes in %s', async (header, language) => {
    await send(email, { 'accept-language': header });
    expect(server.emails[0]!.subject).toBe(writeEmail(language, 'register_code', { code: '', minutes: 0 }).subject);
  });

  test('is sent again after a minute, which voids the one before', async () => {
    const first = await sent();
    later(server, 59);
    const { status, message, data, response } = await send();
    expect({ status, message, args: data.args }).toEqual({
      status: 429,
      message: 'errors.code_wait',
      args: { seconds: 1 },
    });
    expect(response.headers.get('retry-after')).toBe('1');
    later(server, 1);
    const second = await sent();
    if (first !== second) expect(listErrors(await register({ code: first }))).toEqual({ code: 'errors.code' });
    expect((await register({ code: second })).status).toBe(200);
  });

  test('is asked for with a captcha, which is used up', async () => {
    const ask = (body: object) => server.call('POST', '/api/auth/send/register/code', { body: { email, ...body } });
    const captcha = await solved(server);
    expect(listErrors(await ask({}))).toEqual({ captcha: 'errors.captcha_needed' });
    expect(listErrors(await ask({ captcha: 'x' }))).toEqual({ captcha: 'errors.captcha' });
    expect((await ask({ captcha })).status).toBe(200);
    later(server, 60);
    expect(listErrors(await ask({ captcha }))).toEqual({ captcha: 'errors.captcha' });
    expect(server.emails).toHaveLength(1);
  });

  test('is asked for a number of times a day, and not longer', async () => {
    for (let n = 0; n < limits.codesByEmail.times; n++) {
      expect((await send()).status).toBe(200);
      later(server, 60);
    }
    expect(await send()).toMatchObject({ status: 429, message: 'errors.too_many' });
    later(server, limits.codesByEmail.seconds - 60 * limits.codesByEmail.times);
    expect((await send()).status).toBe(200);
  });

  test('is not counted for its address where its email is refused', async () => {
    for (let n = 0; n < limits.codesByEmail.times; n++) {
      await send();
      later(server, 60);
    }
    for (let n = 0; n < limits.codesByAddress.times; n++) expect((await send()).status).toBe(429);
    expect((await send('mira2@example.com')).status).toBe(200);
  });

  test('is asked for from one address so many times an hour, whatever the emails', async () => {
    const { times, seconds } = limits.codesByAddress;
    for (let n = 0; n < times; n++) expect((await send(`mira${n}@example.com`)).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, message: 'errors.too_many' });
    later(server, seconds);
    expect((await send()).status).toBe(200);
  });

  test('that cannot be mailed is answered with 503 and a time to try again', async () => {
    const { mail } = server.services;
    server.services.mail = { send: () => Promise.reject(new Error('no route')) };
    const { status, message, response } = await send();
    server.services.mail = mail;
    expect({ status, message }).toEqual({ status: 503, message: 'errors.mail' });
    later(server, Number(response.headers.get('retry-after')));
    expect((await send()).status).toBe(200);
  });
});

describe('an email that has an account', () => {
  const taken = 'Taken@Example.com';

  test('is answered like any other, and its owner is told by email', async () => {
    await server.insert('user', { email: taken });
    const free = await send();
    for (const to of [taken, 'taken@example.com']) {
      const answer = await send(to);
      expect({ ...answer, response: 0 }).toEqual({ ...free, response: 0 });
      expect(server.emails.at(-1)).toMatchObject({
        to: taken,
        subject: writeEmail('en', 'address_in_use', {}).subject,
      });
      expect(codeIn(server)).toBe('');
      expect(await send(to)).toMatchObject({ status: 429, message: 'errors.code_wait' });
      later(server, 60);
    }
    expect(listErrors(await register({ email: taken, code: '000000' }))).toEqual(
      listErrors(await register({ email: 'nobody@example.com', code: '000000' })),
    );
  });

  test('is told to whoever proved to own it: it may have been taken since the code was sent', async () => {
    const code = await sent();
    await server.insert('user', { email: 'MIRA@example.com' });
    expect(listErrors(await register({ code }))).toEqual({ email: 'errors.email_in_use' });
  });
});
