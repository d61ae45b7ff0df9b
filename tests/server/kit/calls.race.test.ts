import { beforeEach, expect, test } from 'vitest';
import { audits, onceKeys, tables } from '#server/db/schema.ts';
import { atOnce, races, rounds } from '../../support/races.ts';
import { offerTags, storyForm } from '../../support/stories.ts';

races('20 requests at once', (server) => {
  let author: { id: number };
  let token: string;
  beforeEach(async () => {
    author = await server().insert('user', { role: 'author_signed' });
    token = await server().signIn(author);
    await offerTags(server());
  });

  const create = (body: unknown, key: string) =>
    server().call('POST', '/api/fictions', { token, body, headers: { 'idempotency-key': key } });

  test('with one idempotency key make one story and get one answer', async () => {
    const body = await storyForm(server(), author);
    for (let round = 1; round <= rounds; round++) {
      const answers = await atOnce(20, () => create(body, `key ${round}`));
      for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 200, data: answers[0]!.data });
      expect(await server().db.$count(tables.fiction)).toBe(round);
      expect(await server().db.$count(audits)).toBe(round);
    }
  });

  test('with one idempotency key and two bodies: one wins, the other is refused', async () => {
    const body = await storyForm(server(), author);
    const answers = await atOnce(20, (n) => create({ ...body, title: `Story ${n % 2}` }, 'key'));
    const titles = new Set(answers.filter(({ status }) => status === 200).map(({ data }) => data.title));
    expect(titles.size).toBe(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(await server().db.$count(tables.fiction)).toBe(1);
  });

  test('with keys of their own make a story each', async () => {
    const body = await storyForm(server(), author);
    const answers = await atOnce(20, (n) => create(body, `key ${n}`));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(20);
    expect(await server().db.$count(onceKeys)).toBe(20);
  });

  test('for the same unique code have one winner, and the others are told at the field', async () => {
    const manager = await server().signIn('content_manager');
    for (let round = 1; round <= rounds; round++) {
      const body = { name: 'x', code: `code-${round}`, group: 'plot', position: 1 };
      const answers = await atOnce(20, () => server().call('POST', '/api/office/tags', { token: manager, body }));
      const losers = answers.filter(({ status }) => status !== 200);
      expect(losers).toHaveLength(19);
      for (const { status, data } of losers)
        expect({ status, errors: data.errors }).toEqual({
          status: 422,
          errors: { code: { message: 'validation.taken' } },
        });
    }
  });

  test('that change one record follow one another, each noting what the one before left', async () => {
    const manager = await server().signIn('content_manager');
    const { id } = await server().insert('tag', { position: 0 });
    const answers = await atOnce(20, (n) =>
      server().call('POST', `/api/office/tags/${id}`, { token: manager, body: { position: n + 1 } }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const notes = (await server().db.select().from(audits).orderBy(audits.id)) as {
      changes: { position: { from: number; to: number } };
    }[];
    const steps = new Map(notes.map(({ changes: { position } }) => [position.from, position.to]));
    let at = 0;
    for (let n = 0; n < 20; n++) at = steps.get(at)!;
    expect(steps.size).toBe(20);
    const [row] = await server()
      .db.select()
      .from(tables.tag)
      .orderBy(tables.tag.id)
      .offset(id - 1)
      .limit(1);
    expect(row!.position).toBe(at);
  });

  test('in bulk over the same records in opposite order neither deadlock nor mix', async () => {
    const manager = await server().signIn('content_manager');
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) ids.push((await server().insert('tag')).id);
    const answers = await atOnce(20, (n) =>
      server().call('POST', '/api/office/tags/updates', {
        token: manager,
        body: { ids: n % 2 ? ids : ids.toReversed(), set: { position: n } },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const rows = await server().db.selectDistinct({ position: tables.tag.position }).from(tables.tag);
    expect(rows.filter(({ position }) => position !== 1).length).toBeLessThanOrEqual(1);
  });

  test('of which one completes a story leave it completed, whatever the others save', async () => {
    const body = await storyForm(server(), author);
    for (let round = 1; round <= rounds; round++) {
      const { id } = (await create(body, `key ${round}`)).data;
      await server().pool.query('update fictions set chapter_count = 3');
      const answers = await atOnce(20, (n) =>
        server().call('POST', `/api/fictions/${id}`, { token, body: { ...body, status: n === 3 ? 1 : 2 } }),
      );
      expect(answers[3]!.status).toBe(200);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect((await server().call('GET', `/api/fictions/${id}`, { token })).data.status).toBe(1);
    }
  });

  test('to sign out and to act with one session are answered with 200 or 401 and nothing else', async () => {
    const answers = await atOnce(20, (n) =>
      n === 10
        ? server().call('POST', '/api/auth/logout', { token })
        : server().call('GET', '/api/user/info', { token }),
    );
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect((await server().call('GET', '/api/user/info', { token })).status).toBe(401);
  });
});
