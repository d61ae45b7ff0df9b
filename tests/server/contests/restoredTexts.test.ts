import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { contestText, judgingScene } from '../../support/contests.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let english: RowOf<'contestText'>;
let french: RowOf<'contestText'>;
let manager: string;
let translator: string;
beforeEach(async () => {
  const scene = await judgingScene(server);
  english = await contestText(server, scene.contest, 'Moon');
  french = await contestText(server, scene.contest, 'Lune', { language: 'fr', body: 'Un' });
  manager = await server.signIn(scene.manager);
  translator = await server.signIn('translator');
});

/** Saves a text, and answers the line of the audit log. */
async function save(path: string, body: object, token = translator): Promise<number> {
  expect((await server.call('POST', `/api/office/${path}`, { token, body })).status).toBe(200);
  const [resource] = path.split('/');
  const own = eq(audits.entity, resource!);
  const [line] = await server.db.select().from(audits).where(own).orderBy(desc(audits.id)).limit(1);
  return line!.id;
}
const restore = async (resource: string, change: number, fields?: string[]) =>
  (
    await server.call('POST', `/api/office/${resource}/restores`, {
      token: translator,
      body: { changes: [change], fields },
    })
  ).data.items;
const changed = [{ result: 'changed' }];
const renew = () => save(`contest-texts/${english.id}`, { body: 'Write of the moon.' }, manager);
const read = async () => {
  const rows = await server.db.select().from(tables.contestText).where(eq(tables.contestText.id, french.id));
  return rows[0]!;
};

test('a translation that comes back from before somebody said that it is up to date lags behind again', async () => {
  await renew();
  await save(`contest-texts/${french.id}`, { body: 'Deux' });
  const last = await save(`contest-texts/${french.id}`, { body: 'Trois', stale: false });
  expect(await restore('contest-texts', last, ['body'])).toMatchObject(changed);
  expect(await read()).toMatchObject({ body: 'Deux', stale: true });
});

test('so does one that was said to be so by itself, later', async () => {
  await renew();
  const last = await save(`contest-texts/${french.id}`, { body: 'Deux', summary: 'Lune' });
  await save(`contest-texts/${french.id}`, { stale: false });
  expect(await restore('contest-texts', last, ['summary'])).toMatchObject(changed);
  expect(await read()).toMatchObject({ body: 'Deux', summary: 'About Lune', stale: true });
});

test('what was corrected while it was up to date comes back as it was', async () => {
  const line = await save(`contest-texts/${french.id}`, { body: 'Deux' });
  expect(await restore('contest-texts', line, ['body'])).toMatchObject(changed);
  expect(await read()).toMatchObject({ body: 'Un', stale: false });
});

test('what comes with a prize lags behind again likewise', async () => {
  const [prize] = await server.db.select().from(tables.contestPrize).orderBy(tables.contestPrize.place);
  const text = await server.insert('contestPrizeText', { prize_id: prize!.id, language: 'fr', text: 'Un' });
  await save(`contest-prizes/${prize!.id}`, { text: 'A map' }, manager);
  const last = await save(`contest-prize-texts/${text.id}`, { text: 'Une carte', stale: false });
  expect(await restore('contest-prize-texts', last, ['text'])).toMatchObject(changed);
  expect(await server.db.select().from(tables.contestPrizeText)).toMatchObject([{ text: 'Un', stale: true }]);
});
