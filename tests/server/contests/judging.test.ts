import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, chapterTexts, contestJudgings, tables } from '#server/db/schema.ts';
import { judgingScene } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof judgingScene>>;
beforeEach(async () => void (scene = await judgingScene(server)));

test('full entries are dealt once they are closed, the same number to each, and what came later with the next deal', async () => {
  const { contest, deal, enter, judgings, judges } = scene;
  await enter('Ash');
  await enter('Birch');
  const { contest_id, fiction_id } = (await enter('Oak')).entry;
  await server.db
    .update(tables.contestEntry)
    .set({ state: 'preliminary' })
    .where(eq(tables.contestEntry.fiction_id, fiction_id));
  await server.db.update(tables.contest).set({ closes_on: '2026-03-10' }).where(eq(tables.contest.id, contest_id));
  expect(await deal()).toMatchObject({ status: 409, message: 'contests.office.errors.open' });
  await server.db.update(tables.contest).set({ closes_on: '2026-03-09' }).where(eq(tables.contest.id, contest_id));
  expect((await deal()).data).toEqual({ dealt: 4, short: 0 });
  expect((await deal()).data).toEqual({ dealt: 0, short: 0 });
  for (const judge of judges)
    expect((await judgings(judge)).map(({ story }: any) => story.title)).toEqual(['Ash', 'Birch']);
  await enter('Pine');
  expect((await deal()).data).toEqual({ dealt: 2, short: 0 });
  const [log] = await server.db.select().from(audits).where(eq(audits.action, 'deal'));
  expect(log).toMatchObject({ entity: 'contests', record_id: contest.id, changes: { dealt: { to: 4 } } });
});

test.each([
  ['judges', 'no_judges'],
  ['criteria', 'no_criteria'],
  ['entries', 'no_entries'],
  ['prizes', 'no_prizes'],
])('without %s nothing is dealt', async (what, message) => {
  await scene.enter('Ash');
  await server.pool.query(`delete from contest_${what}`);
  expect(await scene.deal()).toMatchObject({ status: 409, message: `contests.office.errors.${message}` });
});

test('nobody judges an author whom they look after, also from later on', async () => {
  const { deal, enter, judges, judgings, score } = scene;
  const editor = await server.insert('editor', { user_id: judges[0].id });
  const { author } = await enter('Ash');
  await server.insert('fiction', { author_id: author.id, editor_id: editor.id });
  const chosen = await enter('Birch');
  await server.insert('contractApplication', { fiction_id: chosen.story.id, editor_id: editor.id });
  const later = await enter('Oak');
  expect((await deal()).data).toEqual({ dealt: 4, short: 2 });
  expect((await judgings(judges[0])).map(({ story }: any) => story.title)).toEqual(['Oak']);
  await server.insert('fiction', { author_id: later.author.id, editor_id: editor.id });
  expect(await score(judges[0], 'Oak', [5, 5])).toMatchObject({
    status: 403,
    message: 'contests.office.errors.own_author',
  });
});

/** What waits for a judge at home. */
const countWaiting = async (judge: { id: number }) => {
  const { queues } = (await scene.call(judge, 'GET', 'office/home')).data;
  return queues.find(({ name }: any) => name === 'judgings').count;
};

test('who has come to look after an author after the deal reads so, and others get the entry with the next', async () => {
  const { call, deal, enter, judges, judgings, score, standing } = scene;
  const ash = await enter('Ash');
  await enter('Birch');
  await deal();
  expect(await countWaiting(judges[0])).toBe(2);
  const editor = await server.insert('editor', { user_id: judges[0].id });
  await server.insert('fiction', { author_id: ash.author.id, editor_id: editor.id });
  expect(await countWaiting(judges[0])).toBe(1);
  const items = await judgings(judges[0]);
  expect(items.map(({ story, obstacle }: any) => [story.title, obstacle])).toEqual([
    ['Birch', null],
    ['Ash', 'own_author'],
  ]);
  const read = async () => (await call(judges[0], 'GET', `office/judgings/${items[1].id}`)).data;
  expect(await read()).toMatchObject({ closed: true, obstacle: 'own_author' });
  await score(judges[1], 'Ash', [5, 5]);
  expect((await standing()).barred).toEqual([{ title: 'Ash', judge: 'judge-one' }]);
  const third = await server.insert('user', { role: 'editor' });
  await server.insert('contestJudge', { contest_id: scene.contest.id, user_id: third.id });
  expect((await deal()).data).toEqual({ dealt: 1, short: 0 });
  expect((await judgings(judges[0])).map(({ story }: any) => story.title)).toEqual(['Birch']);
  expect((await judgings(third)).map(({ story }: any) => story.title)).toEqual(['Ash']);
  expect((await standing()).barred).toEqual([]);
});

test('what was scored before its judge came to look after the author counts', async () => {
  const { call, deal, enter, judges, judgings, score, standing } = scene;
  const { author } = await enter('Ash');
  await deal();
  await score(judges[0], 'Ash', [5, 5]);
  const editor = await server.insert('editor', { user_id: judges[0].id });
  await server.insert('fiction', { author_id: author.id, editor_id: editor.id });
  expect((await standing()).barred).toEqual([]);
  expect((await deal()).data).toEqual({ dealt: 0, short: 0 });
  await score(judges[1], 'Ash', [7, 7]);
  const [{ id }] = await judgings(judges[0]);
  expect((await call(judges[0], 'GET', `office/judgings/${id}`)).data).toMatchObject({ closed: true, obstacle: null });
  expect((await standing()).entries).toMatchObject([{ mean: 6 }]);
});

test('scores that a decision did not wait for are asked for no more', async () => {
  const { call, decide, deal, enter, judges, judgings } = scene;
  await enter('Ash');
  await deal();
  // As it was while prizes could still be taken away.
  await server.db.delete(tables.contestPrize);
  expect(await countWaiting(judges[0])).toBe(1);
  expect((await decide([])).status).toBe(200);
  expect(await countWaiting(judges[0])).toBe(0);
  const [item] = await judgings(judges[0]);
  expect(item).toMatchObject({ submitted_at: null, obstacle: 'decided' });
  expect((await call(judges[0], 'GET', `office/judgings/${item.id}`)).data).toMatchObject({ closed: true });
});

test('who stands in for the editor of an author does not judge them', async () => {
  const { deal, enter, judges, judgings } = scene;
  const substitute = await server.insert('editor', { user_id: judges[0].id });
  const away = await server.insert('editor');
  const absence = {
    editor_id: away.id,
    substitute_id: substitute.id,
    languages: ['en'] as ['en'],
    ends_on: '2026-03-20',
  };
  await server.insert('editorAbsence', { ...absence, starts_on: '2026-03-10' });
  const { author } = await enter('Ash');
  await server.insert('fiction', { author_id: author.id, editor_id: away.id, language: 'en' });
  const spanish = await enter('Roble');
  await server.insert('fiction', { author_id: spanish.author.id, editor_id: away.id, language: 'es' });
  expect((await deal()).data).toEqual({ dealt: 3, short: 1 });
  expect((await judgings(judges[0])).map(({ story }: any) => story.title)).toEqual(['Roble']);
});

test('nothing is dealt to a judge whose role judges no more', async () => {
  const { deal, enter, judges } = scene;
  await enter('Ash');
  await server.db.update(tables.user).set({ role: 'cashier' }).where(eq(tables.user.id, judges[0].id));
  expect((await deal()).data).toEqual({ dealt: 1, short: 1 });
});

test('a judge reads what readers see of an entry, and no entry or chapter of others', async () => {
  const { call, deal, enter, judges, judgings } = scene;
  const { story } = await enter('Ash');
  const live = await server.insert('chapter', { fiction_id: story.id, number: 1, status: 'published', title: 'One' });
  const draft = await server.insert('chapter', { fiction_id: story.id, number: 2, status: 'draft' });
  const foreign = await server.insert('chapter', { status: 'published' });
  for (const { id } of [live, draft, foreign])
    await server.db.insert(chapterTexts).values({ chapter_id: id, content: `<p>Text ${id}</p>` });
  await deal();
  const [{ id }] = await judgings(judges[0]);
  const { data } = await call(judges[0], 'GET', `office/judgings/${id}`);
  expect(data).toMatchObject({
    criteria: [
      { name: 'Plot', weight: 3 },
      { name: 'Voice', weight: 1 },
    ],
    chapters: [{ id: live.id, number: 1, title: 'One' }],
    closed: false,
  });
  const chapter = (one: { id: number }, who = judges[0] as { id: number }) =>
    call(who, 'GET', `office/judgings/${id}/chapters/${one.id}`);
  expect((await chapter(live)).data.content).toBe(`<p>Text ${live.id}</p>`);
  for (const one of [draft, foreign]) expect((await chapter(one)).status).toBe(404);
  expect((await chapter(live, judges[1])).status).toBe(404);
  expect((await call(judges[1], 'GET', `office/judgings/${id}`)).status).toBe(404);
  expect((await call(await server.insert('user', { role: 'editor' }), 'GET', `office/judgings/${id}`)).status).toBe(
    404,
  );
});

test('a judge finds what is decided soonest in front, and what they gave scores of after what waits', async () => {
  const { contest, deal, enter, judges, judgings, score } = scene;
  await enter('Ash');
  await enter('Birch');
  await deal();
  const sooner = await server.insert('contest', {
    slug: 'sun',
    state: 'published',
    opens_on: contest.opens_on,
    closes_on: contest.closes_on,
    results_at: '2026-03-12T04:00:00.000Z',
    dealt_at: server.clock.now.toISOString(),
  });
  await server.insert('contestJudge', { contest_id: sooner.id, user_id: judges[0].id });
  const story = await server.insert('fiction', { title: 'Oak' });
  const entry = await server.insert('contestEntry', { contest_id: sooner.id, fiction_id: story.id, state: 'full' });
  await server.db.insert(contestJudgings).values({
    contest_id: sooner.id,
    entry_id: entry.id,
    judge_id: judges[0].id,
    dealt_at: server.clock.now.toISOString(),
  });
  const listTitles = async () => (await judgings(judges[0])).map((one: any) => one.story.title);
  expect(await listTitles()).toEqual(['Oak', 'Ash', 'Birch']);
  await score(judges[0], 'Ash', [5, 5]);
  expect(await listTitles()).toEqual(['Oak', 'Birch', 'Ash']);
});

test('criteria stay once entries are dealt, and a judge who is removed leaves what is not scored', async () => {
  const { call, contest, deal, enter, judges, judgings, manager, plot, score } = scene;
  const weigh = () => call(manager, 'POST', `office/contest-criteria/${plot.id}`, { weight: 5 });
  expect((await weigh()).status).toBe(200);
  await enter('Ash');
  await enter('Birch');
  await deal();
  await score(judges[0], 'Ash', [5, 5]);
  for (const answer of [
    await weigh(),
    await call(manager, 'DELETE', `office/contest-criteria/${plot.id}`),
    await call(manager, 'POST', 'office/contest-criteria', { contest_id: contest.id, name: 'More', weight: 1 }),
  ])
    expect(answer).toMatchObject({ status: 409, message: 'contests.office.errors.dealt' });
  const [row] = await server.db.select().from(tables.contestJudge).where(eq(tables.contestJudge.user_id, judges[0].id));
  expect((await call(manager, 'DELETE', `office/contest-judges/${row!.id}`)).status).toBe(200);
  expect((await judgings(judges[0])).map(({ story }: any) => story.title)).toEqual(['Ash']);
  expect(await server.db.$count(contestJudgings)).toBe(3);
  expect((await deal()).data).toEqual({ dealt: 0, short: 1 });
});

test('who is removed from the judges changes nothing that they gave before', async () => {
  const { call, deal, enter, judges, judgings, score } = scene;
  await enter('Ash');
  await deal();
  await score(judges[0], 'Ash', [5, 5]);
  await server.db.delete(tables.contestJudge).where(eq(tables.contestJudge.user_id, judges[0].id));
  const refused = { status: 403, message: 'contests.office.errors.removed' };
  expect(await score(judges[0], 'Ash', [9, 9])).toMatchObject(refused);
  const [item] = await judgings(judges[0]);
  const { data } = await call(judges[0], 'GET', `office/judgings/${item.id}`);
  expect(data).toMatchObject({ closed: true, obstacle: 'removed', others: null });
});

test.each([{ status: 'blocked', block_reason: 'Left' } as const, { role: 'translator' } as const])(
  'what a judge had who is %j is dealt to others',
  async (changes) => {
    const { contest, deal, enter, judges, judgings, standing } = scene;
    await enter('Ash');
    await deal();
    await server.db.update(tables.user).set(changes).where(eq(tables.user.id, judges[0].id));
    expect((await standing()).barred).toEqual([{ title: 'Ash', judge: 'judge-one' }]);
    const third = await server.insert('user', { role: 'editor' });
    await server.insert('contestJudge', { contest_id: contest.id, user_id: third.id });
    expect((await deal()).data).toEqual({ dealt: 1, short: 0 });
    expect((await judgings(third)).map(({ story }: any) => story.title)).toEqual(['Ash']);
    expect((await standing()).barred).toEqual([]);
  },
);

test('an entry that is withdrawn is judged by nobody', async () => {
  const { call, contest, deal, enter, judges, judgings } = scene;
  const { author, story } = await enter('Ash');
  await deal();
  const [{ id }] = await judgings(judges[0]);
  await call(author, 'POST', `contests/${contest.id}/entries/${story.id}/withdraw`);
  expect(await judgings(judges[0])).toEqual([]);
  expect((await call(judges[0], 'GET', `office/judgings/${id}`)).status).toBe(404);
});

test('only who reads works is made a judge', async () => {
  const { call, contest, manager } = scene;
  const add = async (role: 'translator' | 'content_manager') => {
    const user = await server.insert('user', { role });
    return call(manager, 'POST', 'office/contest-judges', { contest_id: contest.id, user_id: user.id });
  };
  expect((await add('translator')).status).toBe(422);
  expect((await add('content_manager')).status).toBe(200);
});
