import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { loadEntry, openContest, werewolfStory } from '../../support/contests.ts';
import { contractScene } from '../../support/contracts.ts';
import { atOnce, crowd, races, rounds } from '../../support/races.ts';

races('contests at once', (server) => {
  const signedIn = async () => {
    const author = await server().insert('user', { role: 'author_unsigned' });
    return { author, token: await server().signIn(author) };
  };
  const enter = (contest: { id: number }, story: { id: number }, token: string) =>
    server().call('POST', `/api/contests/${contest.id}/entries`, { token, body: { fiction_id: story.id } });
  const accepted = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;

  test('a work that is entered in many contests at once is in one', async () => {
    const { author, token } = await signedIn();
    const contests = await Promise.all(Array.from({ length: 4 }, () => openContest(server())));
    for (let round = 0; round < rounds; round++) {
      const story = await werewolfStory(server(), author);
      const answers = await atOnce(crowd, (n) => enter(contests[n % contests.length]!, story, token));
      expect(accepted(answers)).toBe(1);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const entries = await server().db.$count(tables.contestEntry, eq(tables.contestEntry.fiction_id, story.id));
      expect(entries).toBe(1);
    }
  });

  /** The answer to a call that waits for a contest, whose record changes meanwhile. */
  async function during<T>(id: number, set: string, call: () => Promise<T>): Promise<T> {
    const { pool } = server();
    const staff = await pool.connect();
    try {
      await staff.query('begin');
      await staff.query('select from contests where id = $1 for update', [id]);
      const request = call();
      const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount;
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
      await staff.query(`update contests set ${set} where id = $1`, [id]);
      await staff.query('commit');
      return await request;
    } finally {
      staff.release();
    }
  }

  test.each([
    [`closes_on = '2026-03-09'`, 409],
    [`genres = '{mafia}'`, 409],
    [`state = 'withdrawn'`, 404],
  ])('a contest that becomes %s while a work is entered takes it no more', async (set, status) => {
    const { author, token } = await signedIn();
    const contest = await openContest(server());
    const story = await werewolfStory(server(), author);
    expect(await during(contest.id, set, () => enter(contest, story, token))).toMatchObject({ status });
    expect(await loadEntry(server(), contest, story)).toBeUndefined();
  });

  test('a contract that many confirm at once makes one full entry once', async () => {
    const contest = await openContest(server());
    const { story, tokens, go, take } = await contractScene(server(), { genre: 'werewolf' });
    await enter(contest, story, tokens.author);
    await go('apply', 'take', 'approve', 'sign');
    expect(accepted(await atOnce(8, take.confirm))).toBe(1);
    expect(await loadEntry(server(), contest, story)).toMatchObject({ state: 'full' });
    const changes = await server().db.select().from(audits).where(eq(audits.entity, 'contest-entries'));
    expect(changes.map(({ action }) => action).toSorted()).toEqual(['create', 'update']);
  });

  test('a work that is withdrawn while its contract is confirmed is out', async () => {
    const contest = await openContest(server());
    const { story, tokens, go, take } = await contractScene(server(), { genre: 'werewolf' });
    await enter(contest, story, tokens.author);
    await go('apply', 'take', 'approve', 'sign');
    const withdraw = () =>
      server().call('POST', `/api/contests/${contest.id}/entries/${story.id}/withdraw`, { token: tokens.author });
    const answers = await atOnce(2, (n) => (n ? withdraw() : take.confirm()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await loadEntry(server(), contest, story)).toMatchObject({ state: 'withdrawn' });
  });

  test('a contest whose dates change while a contract takes effect counts by its new ones', async () => {
    const contest = await openContest(server());
    const { story, tokens, go, take } = await contractScene(server(), { genre: 'werewolf' });
    await enter(contest, story, tokens.author);
    await go('apply', 'take', 'approve', 'sign');
    expect((await during(contest.id, `closes_on = '2026-03-09'`, take.confirm)).status).toBe(200);
    expect(await loadEntry(server(), contest, story)).toMatchObject({ state: 'preliminary' });
  });
});
