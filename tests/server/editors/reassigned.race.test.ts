import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { during, races } from '../../support/races.ts';

races('a story that goes to another editor while its editor is at it', (server) => {
  async function insertScene() {
    const author = await server().insert('user', { role: 'author_signed' });
    const [me, other] = [await server().insert('user', { role: 'editor' }), await server().insert('user', {})];
    const { id: editor_id } = await server().insert('editor', { user_id: me.id });
    const { id: next } = await server().insert('editor', { user_id: other.id });
    const story = await server().insert('fiction', { author_id: author.id, contract_status: 'signed', editor_id });
    const chapter = await insertChapter(server(), story, {
      number: 1,
      content: '<p>One.</p>',
      status: 'pending_review',
    });
    const token = await server().signIn(me);
    /** The answer to a call of the editor that waits while the story is given away. */
    const givenAway = (path: string, body: object) =>
      during(
        server(),
        `select from fictions where id = ${story.id} for update`,
        `update fictions set editor_id = ${next}`,
        () => server().call('POST', `/api/office/${path}`, { token, body }),
      );
    return { story, chapter, givenAway };
  }

  test('gets no review of a chapter from them', async () => {
    const { chapter, givenAway } = await insertScene();
    const body = { revision: 1, approved: true, notes: [] };
    expect((await givenAway(`chapters/${chapter.id}/review`, body)).status).toBe(404);
    expect(await server().db.select().from(tables.chapter)).toMatchObject([{ status: 'pending_review' }]);
  });

  test('does not have its author’s data locked by them', async () => {
    const { story, givenAway } = await insertScene();
    expect((await givenAway(`fictions/${story.id}/info-lock`, { reason: 'Check the name' })).status).toBe(404);
    const reasons = (await server().db.select().from(tables.user)).map((one) => one.info_lock_reason);
    expect(reasons.every((reason) => reason === null)).toBe(true);
  });

  test('gets no bonus from them', async () => {
    const { story, givenAway } = await insertScene();
    const body = { fiction_id: story.id, kind: 'fine', amount: 500, day: '2026-03-01', remark: 'Copies' };
    const { status, data } = await givenAway('bonus-details', body);
    expect([status, Object.keys(data.errors)]).toEqual([422, ['fiction_id']]);
    expect(await server().db.$count(tables.bonusDetail)).toBe(0);
  });
});
