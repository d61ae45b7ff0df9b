import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { contestText, judgingScene } from '../../support/contests.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { contestPrize, contestPrizeText } = tables;
let scene: Awaited<ReturnType<typeof judgingScene>>;
let prize: RowOf<'contestPrize'>;
let token: string;
let translator: RowOf<'user'>;
beforeEach(async () => {
  scene = await judgingScene(server);
  [prize] = (await server.db.select().from(contestPrize).orderBy(asc(contestPrize.place))) as [typeof prize];
  translator = await server.insert('user', { role: 'translator' });
  token = await server.signIn(scene.manager);
});

const office = (path: string, body?: object, method: 'GET' | 'POST' | 'DELETE' = 'POST', as = token) =>
  server.call(method, `/api/office/${path}`, { token: as, body });
const translate = async (path: string, body: object) => office(path, body, 'POST', await server.signIn(translator));
const inFrench = () => ({ prize_id: prize.id, language: 'fr', text: 'Une couverture' });
const decide = async () => {
  const { entry } = await scene.enter('Ash');
  await scene.deal();
  for (const one of scene.judges) await scene.score(one, 'Ash', [5, 5]);
  expect((await scene.decide([{ entry_id: entry.id, place: 1 }])).status).toBe(200);
};
const refusal = { status: 409, message: 'contests.office.errors.prizes_decided' };
/** Texts that are to be brought up to date, as the lists that the home leads to name them. */
const listStale = async (resource: string) =>
  (await office(`${resource}?stale=true`, undefined, 'GET')).data.items.map(({ language }: any) => language);

test('what winners were promised stays in each language, and is still said in those that lack it', async () => {
  const { data: french } = await translate('contest-prize-texts', inFrench());
  expect((await translate(`contest-prize-texts/${french.id}`, { text: 'Une belle couverture' })).status).toBe(200);
  await decide();
  expect(await translate(`contest-prize-texts/${french.id}`, { text: 'Rien' })).toMatchObject(refusal);
  expect(await office(`contest-prize-texts/${french.id}`, undefined, 'DELETE')).toMatchObject(refusal);
  expect(await office('contest-prize-texts/deletes', { ids: [french.id] })).toMatchObject(refusal);
  const spanish = { ...inFrench(), language: 'es', text: 'Portada', stale: true };
  expect((await translate('contest-prize-texts', spanish)).data).toMatchObject({ stale: false });
  expect(await server.db.$count(contestPrizeText)).toBe(2);
});

test('what lags behind the English when it is decided is brought up to date once', async () => {
  const { data: french } = await translate('contest-prize-texts', inFrench());
  expect((await office(`contest-prizes/${prize.id}`, { text: 'A cover and a map' })).status).toBe(200);
  await decide();
  expect(await office(`contest-prize-texts/${french.id}`, undefined, 'DELETE')).toMatchObject(refusal);
  const renewed = { text: 'Une couverture et une carte', stale: true };
  expect((await translate(`contest-prize-texts/${french.id}`, renewed)).data).toMatchObject({ stale: false });
  expect(await translate(`contest-prize-texts/${french.id}`, { text: 'Rien' })).toMatchObject(refusal);
});

test('a prize is deleted with what comes with it in other languages', async () => {
  const { data: french } = await translate('contest-prize-texts', inFrench());
  expect((await office(`contest-prizes/${prize.id}`, undefined, 'DELETE')).status).toBe(200);
  expect(await server.db.$count(contestPrizeText)).toBe(0);
  const deleted = await server.db.select().from(audits).where(eq(audits.action, 'delete')).orderBy(audits.id);
  expect(deleted.map(({ entity, record_id }) => [entity, record_id])).toEqual([
    ['contest-prize-texts', french.id],
    ['contest-prizes', prize.id],
  ]);
});

test('what comes with a prize lags behind once its English says something else', async () => {
  const { data: french } = await translate('contest-prize-texts', inFrench());
  await office(`contest-prizes/${prize.id}`, { amount: 310_000 });
  expect(await listStale('contest-prize-texts')).toEqual([]);
  await office(`contest-prizes/${prize.id}`, { text: 'A map' });
  expect(await listStale('contest-prize-texts')).toEqual(['fr']);
  await translate(`contest-prize-texts/${french.id}`, { text: 'Une carte', stale: false });
  expect(await listStale('contest-prize-texts')).toEqual([]);
});

test('what a contest says lags behind once its English says something else, until whoever translates says otherwise', async () => {
  const english = await contestText(server, scene.contest, 'Moon');
  const french = await contestText(server, scene.contest, 'Lune', { language: 'fr' });
  await office(`contest-texts/${english.id}`, { title: 'Moon' });
  await office(`contest-texts/${french.id}`, { title: 'La lune' });
  expect(await listStale('contest-texts')).toEqual([]);
  await office(`contest-texts/${english.id}`, { body: 'Write of the moon.' });
  expect(await listStale('contest-texts')).toEqual(['fr']);
  await translate(`contest-texts/${french.id}`, { body: 'Lune.' });
  expect(await listStale('contest-texts')).toEqual(['fr']);
  await translate(`contest-texts/${french.id}`, { stale: false });
  expect(await listStale('contest-texts')).toEqual([]);
});

test('a translation is up to date again once the English is taken back to what it was made from', async () => {
  const english = await contestText(server, scene.contest, 'Moon');
  await contestText(server, scene.contest, 'Lune', { language: 'fr' });
  const later = { contest_id: scene.contest.id, language: 'es', title: 'Luna', summary: 'La luna', stale: true };
  await translate('contest-texts', later);
  await translate('contest-prize-texts', inFrench());
  const change = async (resource: string, id: number, set: object) =>
    (await office(`${resource}/updates`, { ids: [id], set })).data.items[0].change;
  const undo = async (resource: string, change: number) =>
    expect((await office(`${resource}/restores`, { changes: [change] })).data.items).toMatchObject([
      { result: 'changed' },
    ]);
  const title = await change('contest-texts', english.id, { title: 'The moon' });
  expect((await listStale('contest-texts')).toSorted()).toEqual(['es', 'fr']);
  await undo('contest-texts', title);
  expect(await listStale('contest-texts')).toEqual(['es']);
  const text = await change('contest-prizes', prize.id, { text: 'A map' });
  expect(await listStale('contest-prize-texts')).toEqual(['fr']);
  await undo('contest-prizes', text);
  expect(await listStale('contest-prize-texts')).toEqual([]);
});

test('an English that has changed again since a translation was opened is seen before that is up to date', async () => {
  const english = await contestText(server, scene.contest, 'Moon');
  const french = await contestText(server, scene.contest, 'Lune', { language: 'fr' });
  const pass = () => void (server.clock.now = new Date(server.clock.now.getTime() + 1000));
  const say = async (what: string) => {
    pass();
    expect((await office(`contest-texts/${english.id}`, { body: what })).status).toBe(200);
  };
  const as = await server.signIn(translator);
  const path = `/api/office/contest-texts/${french.id}`;
  const open = async () => (await server.call('GET', path, { token: as })).data.updated_at;
  const save = (updated_at: string, body: object) => {
    pass();
    return server.call('POST', path, { token: as, body, headers: { 'if-match': `"${updated_at}"` } });
  };
  await say('Write of the moon.');
  const opened = await open();
  await say('Write of the full moon.');
  const renewed = { body: 'La lune.', stale: false };
  expect(await save(opened, renewed)).toMatchObject({ status: 409, message: 'contests.office.errors.text_changed' });
  expect(await listStale('contest-texts')).toEqual(['fr']);
  // A form writes what it does not dispute anew, over what is there by then.
  expect((await save(opened, { body: 'La lune.' })).status).toBe(412);
  expect((await save(await open(), renewed)).data).toMatchObject(renewed);
  expect(await listStale('contest-texts')).toEqual([]);
});

test('whether a translation is up to date is said of none of many at once, nor taken back', async () => {
  const english = await contestText(server, scene.contest, 'Moon');
  const french = await contestText(server, scene.contest, 'Lune', { language: 'fr' });
  await office(`contest-texts/${english.id}`, { body: 'Write of the moon.' });
  const update = (set: object) => office('contest-texts/updates', { ids: [french.id], set });
  const refused = { result: 'refused', error: { message: 'contests.office.errors.stale_alone' } };
  expect((await update({ stale: false })).data.items).toMatchObject([refused]);
  const [line] = await server.db
    .select()
    .from(audits)
    .where(eq(audits.entity, 'contest-texts'))
    .orderBy(desc(audits.id));
  expect((await office('contest-texts/restores', { changes: [line!.id] })).data.items).toMatchObject([refused]);
  expect(await listStale('contest-texts')).toEqual(['fr']);
});

test('what is saved for good after the decision was made from the last English', async () => {
  const { data: french } = await translate('contest-prize-texts', inFrench());
  await office(`contest-prizes/${prize.id}`, { text: 'A map' });
  const path = `/api/office/contest-prize-texts/${french.id}`;
  const as = await server.signIn(translator);
  const open = async () => (await server.call('GET', path, { token: as })).data.updated_at;
  const save = (updated_at: string) =>
    server.call('POST', path, { token: as, body: { text: 'Carte' }, headers: { 'if-match': `"${updated_at}"` } });
  const opened = await open();
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await office(`contest-prizes/${prize.id}`, { text: 'A map and a cover' });
  expect((await save(opened)).status).toBe(412);
  await decide();
  expect(await save(opened)).toMatchObject({ status: 409, message: 'contests.office.errors.text_changed' });
  expect((await save(await open())).data).toMatchObject({ text: 'Carte', stale: false });
});

test('what was written before the English was made from nothing', async () => {
  await translate('contest-texts', { contest_id: scene.contest.id, language: 'fr', title: 'Lune', summary: 'La lune' });
  await office('contest-texts', { contest_id: scene.contest.id, language: 'en', title: 'Moon', summary: 'The moon' });
  expect(await listStale('contest-texts')).toEqual(['fr']);
});

test('a title names no numbers: nobody fills them in there', async () => {
  const text = {
    contest_id: scene.contest.id,
    language: 'en',
    title: '{{contracts.share}} moons',
    summary: 'The moon',
  };
  expect(await office('contest-texts', text)).toMatchObject({
    status: 422,
    data: { errors: { title: { message: 'articles.office.errors.title_number' } } },
  });
});
