import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { audits, sessions, tables } from '#server/db/schema.ts';
import { movingColumns } from '#server/features/accounts/belongings.ts';
import { atOnce, races, rounds } from '../../support/races.ts';
import { password } from '../../support/records.ts';
import type { Answer } from '../../support/server.ts';
import { offerTags, storyForm } from '../../support/stories.ts';

races('merging', (server) => {
  let [main, other]: { id: number; email: string }[] = [];
  let [mine, theirs]: string[] = [];
  const post = (path: string, body: object, token?: string, key = '') =>
    server().call('POST', path, { token, body, headers: { 'idempotency-key': key } });
  const merge = (token = mine, main_id = main!.id) =>
    post('/api/user/merge/authors', { main_id, confirmation: password }, token);
  const taken = (answers: (Answer | undefined)[]) => answers.filter((answer) => answer?.status === 200).length;

  async function prepare(round: number) {
    const author = (email: string) =>
      server().insert('user', { role: 'author_signed', email, pen_name: email.slice(0, 20) });
    main = await author(`mira${round}@gmail.com`);
    other = await author(`mira${round}+x@gmail.com`);
    mine = await server().signIn(main);
    theirs = await server().signIn(other);
  }
  beforeEach(() => offerTags(server()));

  const ownedBy = async (id: number): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { table, column } of movingColumns) {
      const { name } = getTableConfig(table);
      const { rows } = await server().pool.query(`select count(*)::int from "${name}" where "${column.name}" = $1`, [
        id,
      ]);
      if (rows[0].count > 0) counts[name] = rows[0].count;
    }
    return counts;
  };

  test('amid fifty writes loses none of them, and no later one reaches the closed account', async () => {
    const manager = await server().signIn('content_manager');
    const finance = await server().signIn('finance_manager');
    const reached: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      await prepare(round);
      const statement = await server().insert('statement', { author_id: other!.id, amount_payable: 12_345 });
      const form = await storyForm(server(), other!);
      const story = (await post('/api/fictions', form, theirs, `first ${round}`)).data;
      const writes: ((n: number) => Promise<Answer>)[] = [
        (n) => post('/api/fictions', form, theirs, `key ${round} ${n}`),
        (n) => post(`/api/fictions/${story.id}`, { ...form, title: `Title ${n}` }, theirs),
        (n) => post('/api/office/messages', { user_id: other!.id, title: `${n}`, content: 'x' }, manager),
        (n) => post('/api/user/info', { city: `City ${n}` }, theirs),
        (n) => post(`/api/office/statements/${statement.id}`, { notes: `${n}` }, finance),
      ];
      const getKind = (n: number) => (n + Math.floor(n / 10)) % writes.length;
      const answers: Answer[] = [];
      const { promise: some, resolve: begin } = Promise.withResolvers<void>();
      const [merged] = await Promise.all([
        some.then(() => merge()),
        atOnce(10, async (hand) => {
          for (let n = hand; n < 50; n += 10) {
            answers[n] = await writes[getKind(n)]!(n);
            if (n >= 10) begin();
          }
        }),
      ]);
      expect(merged).toMatchObject({ status: 200, data: { closed_ids: [other!.id] } });
      for (const { status, message } of answers) expect([200, 401, 404, 422], message).toContain(status);
      const of = (write: number) => answers.filter((_, n) => getKind(n) === write);
      for (const { status } of of(4)) expect(status, 'a statement stays one, whoever has it').toBe(200);
      expect(await ownedBy(other!.id)).toEqual({});
      expect(await ownedBy(main!.id)).toEqual({
        fictions: 1 + taken(of(0)),
        files: 1,
        statements: 1,
        ...(taken(of(2)) && { messages: taken(of(2)) }),
      });
      reached.push(taken([...of(0), ...of(1), ...of(3)]));
      expect(await server().db.$count(sessions)).toBe(2 + round);
      const late = await atOnce(writes.length - 1, (n) => writes[n]!(100 + n));
      expect(late.map(({ status }) => status)).toEqual([401, 401, 422, 401]);
    }
    expect(Math.max(...reached), 'some writes came before a merge').toBeGreaterThan(0);
    expect(Math.min(...reached), 'some writes came after a merge').toBeLessThan(30);
  });

  test('ten times at once is done once', async () => {
    for (let round = 1; round <= rounds; round++) {
      await prepare(round);
      const answers = await atOnce(limits.ownPassword.times, () => merge());
      for (const { status, data } of answers)
        expect({ status, data }).toEqual({ status: 200, data: { main_id: main!.id, closed_ids: [other!.id] } });
      const notes = await server().db.select().from(audits);
      expect(notes.filter(({ action }) => action === 'merge')).toHaveLength(round);
    }
  });

  test('from both sides, each into itself, leaves one account open', async () => {
    for (let round = 1; round <= rounds; round++) {
      await prepare(round);
      const answers = await Promise.all([merge(mine, main!.id), merge(theirs, other!.id)]);
      expect(taken(answers)).toBe(1);
      const [winner, loser] = answers[0].status === 200 ? [main!, other!] : [other!, main!];
      const rows = await server().db.select().from(tables.user);
      const getStatus = ({ id }: { id: number }) => rows.find((row) => row.id === id)!.status;
      expect([getStatus(winner), getStatus(loser)]).toEqual(['active', 'closed']);
    }
  });

  test('and signing in at once leaves no session of the closed account', async () => {
    for (let round = 1; round <= rounds; round++) {
      await prepare(round);
      await Promise.all([
        atOnce(10, () => post('/api/auth/login', { account: other!.email, password })),
        new Promise((resolve) => setTimeout(resolve, 60)).then(() => merge()),
      ]);
      const open = await server().db.select().from(sessions);
      expect(open.filter(({ user_id }) => user_id === other!.id)).toEqual([]);
    }
  });
});
