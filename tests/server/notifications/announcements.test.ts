import { beforeEach, describe, expect, test } from 'vitest';
import { announcements, tables } from '#server/db/schema.ts';
import { sendAnnouncements } from '#server/features/notifications/announcements/sendAnnouncements.ts';
import type { ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const everybody = { languages: [], roles: [], contracts: [] };
const author = (values: ValuesOf<'user'> & { mail_choices?: object } = {}) =>
  server.insert('user', { role: 'author_signed', ...values });
const announce = (more: object = {}) =>
  server.call('POST', '/api/office/announcements', {
    token,
    body: { title: 'Maintenance', content: 'On <b>Sunday</b>.', audience: everybody, send_at: null, ...more },
  });
const reach = async (audience: object = {}) =>
  (
    await server.call('POST', '/api/office/announcements/audience', {
      token,
      body: { audience: { ...everybody, ...audience } },
    })
  ).data;
const cancel = (id: number) => server.call('POST', `/api/office/announcements/${id}/cancel`, { token });
const run = () => sendAnnouncements(server.services);
const rows = () => server.db.select().from(announcements);
const recipients = async () => (await server.db.select().from(tables.message)).map(({ user_id }) => user_id);
const at = (instant: string) => void (server.clock.now = new Date(instant));

test('whom it reaches is told before: by language, role and contract, and how', async () => {
  const ru = await author({ role: 'author_unsigned' });
  await server.db.update(tables.user).set({ language: 'ru' });
  const [th, both] = [await author(), await author()];
  await author({ status: 'blocked' });
  await server.insert('fiction', { author_id: th.id, language: 'en' });
  await server.insert('fiction', {
    author_id: th.id,
    language: 'th',
    contract_status: 'signed',
    contract_type: 'exclusive',
  });
  for (const contract_type of ['exclusive', 'non_exclusive'] as const)
    await server.insert('fiction', { author_id: both.id, language: 'fr', contract_status: 'signed', contract_type });
  const choose = (id: number, staff: string) =>
    server.pool.query('update users set mail_choices = $2 where id = $1', [id, JSON.stringify({ staff })]);
  await choose(both.id, 'daily');
  expect(await reach()).toEqual({ count: 3, mail: { now: 2, daily: 1, never: 0 } });
  const counts = async (...audiences: object[]) => {
    const result = [];
    for (const audience of audiences) result.push((await reach(audience)).count);
    return result;
  };
  expect(await counts({ languages: ['ru'] }, { languages: ['th', 'fr'] }, { languages: ['en'] })).toEqual([1, 2, 0]);
  expect(await counts({ roles: ['author_unsigned'] }, { roles: ['author_signed'] })).toEqual([1, 2]);
  expect(await counts({ contracts: ['exclusive'] }, { contracts: ['non_exclusive'] })).toEqual([2, 1]);
  expect(await counts({ contracts: ['none'] }, { contracts: ['none', 'non_exclusive'] })).toEqual([1, 2]);
  await announce({ audience: { languages: ['ru'], roles: ['author_unsigned'], contracts: ['none'] } });
  await run();
  expect(await recipients()).toEqual([ru.id]);
});

describe('an announcement', () => {
  test('leaves at once, as a message and by mail as each chose, and never twice', async () => {
    const me = await author();
    const quiet = await author();
    await server.pool.query(`update users set mail_choices = '{"staff":"never"}' where id = $1`, [quiet.id]);
    await announce();
    expect([await run(), await run()]).toEqual([2, 0]);
    expect(await server.mailDue()).toBe(1);
    expect(server.emails).toMatchObject([{ to: me.email, subject: 'Maintenance' }]);
    const mine = await server.signIn(quiet);
    const { all } = (await server.call('GET', '/api/message/list', { token: mine })).data;
    expect(all).toMatchObject([{ kind: 'note', title: 'Maintenance', content: 'On <b>Sunday</b>.' }]);
    const { items } = (await server.call('GET', '/api/office/announcements', { token })).data;
    expect(items).toMatchObject([{ status: 'sent', delivered: 2 }]);
    expect((await cancel(items[0].id)).message).toBe('notifications.office.announcement.errors.gone');
  });

  test('waits for its time, and can be cancelled until then', async () => {
    await author();
    const [first, second] = [
      await announce({ send_at: '2026-03-11T00:00:00.000Z' }),
      await announce({ send_at: '2026-03-11T00:00:00.000Z' }),
    ];
    at('2026-03-10T23:59:59.999Z');
    expect(await run()).toBe(0);
    expect((await cancel(first.data.id)).status).toBe(200);
    expect((await cancel(first.data.id)).status).toBe(409);
    expect((await cancel(999)).status).toBe(404);
    at('2026-03-11T00:00:00.000Z');
    expect(await run()).toBe(1);
    expect((await rows()).map(({ id, status }) => [id, status])).toEqual([
      [first.data.id, 'cancelled'],
      [second.data.id, 'sent'],
    ]);
  });

  test('to many goes on where a batch or a crash left it, and a new author does not disturb it', async () => {
    for (let n = 0; n < 3; n++) await author();
    await server.pool.query(
      `insert into users (user_name, user_name_key, email, email_key, role, password_hash, created_at, updated_at)
       select 'u' || n, 'u' || n, n || '@example.org', n || '@example.org', 'author_unsigned', '', now(), now()
       from generate_series(1, 447) n`,
    );
    await announce();
    // A crash between two batches: what the first delivered is kept.
    let batches = 0;
    const crashing = {
      ...server.services,
      database: {
        ...server.services.database,
        db: new Proxy(server.db, {
          get(db, name) {
            if (name === 'transaction' && (batches += 1) > 1) return () => Promise.reject(new Error('crash'));
            const value: unknown = Reflect.get(db, name);
            return typeof value === 'function' ? value.bind(db) : value;
          },
        }),
      },
    };
    expect(await sendAnnouncements(crashing)).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'sending', delivered: 200 }]);
    expect((await cancel((await rows())[0]!.id)).status).toBe(409);
    await author();
    expect(await run()).toBe(251);
    expect(await rows()).toMatchObject([{ status: 'sent', delivered: 451 }]);
    const all = await recipients();
    expect([all.length, new Set(all).size]).toEqual([451, 451]);
  });

  test.each([
    [{ send_at: '2026-03-10T03:59:59.999Z' }, 'send_at'],
    [{ send_at: '2026-09-07T04:00:00.000Z' }, 'send_at'],
    [{ title: ' ' }, 'title'],
    [{ content: 'x'.repeat(4001) }, 'content'],
    [{ audience: { ...everybody, roles: ['editor'] } }, 'audience.roles[0]'],
  ])('%j is refused at its field', async (more, field) => {
    await author();
    const { status, data } = await announce(more);
    expect([status, Object.keys(data.errors)]).toEqual([422, [field]]);
  });

  test('to nobody is refused, and one that is sent again leaves once', async () => {
    expect((await announce()).message).toBe('notifications.office.announcement.errors.nobody');
    await author();
    const headers = { 'idempotency-key': 'announce-once-1234567890' };
    const body = { title: 'T', content: 'C', audience: everybody, send_at: null };
    for (let n = 0; n < 2; n++) await server.call('POST', '/api/office/announcements', { token, body, headers });
    expect(await run()).toBe(1);
  });
});
