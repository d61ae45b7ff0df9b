import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits } from '#server/db/schema.ts';
import { judgingScene } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof judgingScene>>;
beforeEach(async () => void (scene = await judgingScene(server)));

test('what others gave is hidden until all have, and stays as it is from then on', async () => {
  const { call, deal, enter, judges, judgings, score, standing } = scene;
  const { entry } = await enter('Ash');
  await deal();
  const [one, two] = judges;
  const read = async (judge: { id: number }) =>
    (await call(judge, 'GET', `office/judgings/${(await judgings(judge))[0].id}`)).data;
  expect((await score(one, 'Ash', [8, 4], 'Fine')).status).toBe(200);
  expect(await read(two)).toMatchObject({ given: 1, judges: 2, others: null, comment: null, scores: [] });
  expect(await read(one)).toMatchObject({ others: null, comment: 'Fine', closed: false });
  expect((await standing()).entries).toMatchObject([{ given: 1, judges: 2, mean: null, rank: null }]);
  expect(JSON.stringify(await standing())).not.toContain('Fine');
  expect((await score(one, 'Ash', [10, 2], 'Better')).status).toBe(200);
  expect((await score(two, 'Ash', [2, 2])).status).toBe(200);
  expect((await read(two)).others).toMatchObject([
    { judge: 'judge-one', comment: 'Better', scores: [{ score: 10 }, { score: 2 }] },
  ]);
  expect((await standing()).entries).toMatchObject([{ given: 2, mean: 5, rank: 1 }]);
  expect(await score(one, 'Ash', [1, 1])).toMatchObject({ status: 409, message: 'contests.office.errors.judged' });
  const log = await server.db.select().from(audits).where(eq(audits.action, 'score'));
  expect(log.map(({ record_id, changes }) => [record_id, Object.keys(changes as object)])).toEqual(
    Array.from({ length: 3 }, () => [entry.id, ['judge_id']]),
  );
});

test('scores that others have seen stay when one more judges, who has not seen them', async () => {
  const { call, contest, deal, enter, judges, judgings, manager, score, standing } = scene;
  await enter('Ash');
  await deal();
  for (const judge of judges) await score(judge, 'Ash', [8, 8]);
  expect((await standing()).entries).toMatchObject([{ mean: 8 }]);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  expect((await call(manager, 'POST', `office/contests/${contest.id}`, { judges_each: 3 })).status).toBe(200);
  const add = (user_id: number) => server.insert('contestJudge', { contest_id: contest.id, user_id });
  await add(manager.id);
  expect((await deal()).data).toEqual({ dealt: 0, short: 1 });
  const third = await server.insert('user', { role: 'editor' });
  await add(third.id);
  expect((await deal()).data).toEqual({ dealt: 1, short: 0 });
  expect(await judgings(manager)).toEqual([]);
  const [{ id }] = await judgings(judges[0]);
  expect((await call(judges[0], 'GET', `office/judgings/${id}`)).data).toMatchObject({ others: null, closed: true });
  expect(await score(judges[0], 'Ash', [1, 1])).toMatchObject({
    status: 409,
    message: 'contests.office.errors.judged',
  });
  expect((await score(third, 'Ash', [2, 2])).status).toBe(200);
});

test('who sees the ranking gets no entry whose scores were in, also while one more judges it', async () => {
  const { call, contest, deal, enter, judges, judgings, manager, score } = scene;
  await enter('Ash');
  await deal();
  for (const judge of judges) await score(judge, 'Ash', [8, 8]);
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const third = await server.insert('user', { role: 'editor' });
  const add = (user_id: number) => server.insert('contestJudge', { contest_id: contest.id, user_id });
  await add(third.id);
  const need = (judges_each: number) => call(manager, 'POST', `office/contests/${contest.id}`, { judges_each });
  await need(3);
  expect((await deal()).data).toEqual({ dealt: 1, short: 0 });
  await add(manager.id);
  await need(4);
  expect((await deal()).data).toEqual({ dealt: 0, short: 1 });
  expect(await judgings(manager)).toEqual([]);
});

test('each criterion gets one score within the range', async () => {
  const { call, deal, enter, judges, judgings, plot, voice } = scene;
  await enter('Ash');
  await deal();
  const [{ id }] = await judgings(judges[0]);
  const give = (...scores: [number, number][]) =>
    call(judges[0], 'POST', `office/judgings/${id}`, {
      scores: scores.map(([criterion_id, score]) => ({ criterion_id, score })),
      comment: null,
    });
  const other = await server.insert('contestCriterion');
  for (const scores of [
    [[plot.id, 5]],
    [
      [plot.id, 5],
      [plot.id, 5],
    ],
    [
      [plot.id, 5],
      [voice.id, 11],
    ],
    [
      [plot.id, 5],
      [voice.id, 0],
    ],
    [
      [plot.id, 5],
      [other.id, 5],
    ],
  ] as [number, number][][])
    expect((await give(...scores)).status).toBe(422);
  expect((await give([plot.id, 5], [voice.id, 10])).status).toBe(200);
});
