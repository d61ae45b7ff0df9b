import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { selectContestsToActOn } from '#server/features/contests/toActOn.ts';
import { judgingScene, openContest } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { contest, fiction } = tables;

const contests = 20;
/** Of each contest; a fifth of them without contract. */
const entries = 300;

/** That each judge edits, of as many authors, none of whom has entered. */
const edited = 100;

/** Contests with all their entries dealt to two editors, of which every other one is scored. */
async function fill() {
  const { contest: first, judges } = await judgingScene(server);
  const { closes_on, opens_on } = first;
  const dealt_at = first.created_at;
  await server.db.update(contest).set({ dealt_at }).where(eq(contest.id, first.id));
  for (let edition = 2; edition <= contests; edition++) {
    const { id: contest_id } = await openContest(server, { edition, opens_on, closes_on, dealt_at });
    await server.insert('contestPrize', { contest_id, place: 1, winners: 1 });
    for (const { id: user_id } of judges) await server.insert('contestJudge', { contest_id, user_id });
  }
  const { id: story } = await server.insert('fiction', { title: 'Ash', language: 'en', genre: 'werewolf' });
  const names = Object.keys(fiction).filter((name) => !['id', 'enableRLS', 'getSQL'].includes(name));
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '));
  await server.db.execute(sql`insert into fictions (${columns})
    select ${columns} from fictions, generate_series(1, ${contests * entries}::int) where id = ${story}`);
  await server.db.execute(sql`insert into contest_entries
    (contest_id, fiction_id, state, entered_at, full_at, created_at, updated_at, judges)
    select contests.id, fictions.id, case (fictions.at / 20) % 5 when 0 then 'preliminary' else 'full' end, ${dealt_at},
      ${dealt_at}, ${dealt_at}, ${dealt_at}, ${judges.length}::int
    from (select id, row_number() over (order by id) as at from contests) contests
    join (select id, row_number() over (order by id) as at from fictions) fictions on fictions.at % ${contests}::int = contests.at % ${contests}::int`);
  for (const { id } of judges) {
    const { id: editor_id } = await server.insert('editor', { user_id: id });
    for (let at = 0; at < edited; at++) {
      const author = await server.insert('user', { role: 'author_signed' });
      await server.insert('fiction', { author_id: author.id, editor_id });
    }
    await server.db.execute(sql`insert into contest_judgings (entry_id, contest_id, judge_id, dealt_at, submitted_at)
      select id, contest_id, ${id}::bigint, entered_at, case when contest_id % 2 = 0 then entered_at end
      from contest_entries where state = 'full'`);
  }
  await server.db.execute(sql`vacuum analyze`);
}

test('what is to be done in contests is told by a look at a few of their many entries', async () => {
  await fill();
  const query = selectContestsToActOn(server.db, server.clock.now);
  expect((await query)[0]!.count).toBe(contests / 2);
  const { rows } = await server.db.execute(sql`explain (analyze, buffers, format json) ${query.getSQL()}`);
  const { Plan } = (rows[0] as any)['QUERY PLAN'][0];
  expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']).toBeLessThan(1000);
});
