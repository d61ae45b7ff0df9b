import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { chapterReviews, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

async function insertEditor(name: string, languages: StoryLanguage[] = ['en'], account = {}) {
  const { id: user_id } = await server.insert('user', { role: 'editor', ...account });
  return server.insert('editor', { name, user_id, languages });
}

test('the load tells by editor and language what is in hand, what waits, what is late, and who is away', async () => {
  const [ann, bob] = [
    await insertEditor('Ann', ['en', 'ko']),
    await insertEditor('Bob', ['en'], { status: 'blocked' }),
  ];
  const signed = await server.insert('fiction', { editor_id: ann.id, language: 'ko', contract_status: 'signed' });
  const applying = await server.insert('fiction', { editor_id: ann.id, language: 'en', contract_status: 'applying' });
  await server.insert('fiction', { editor_id: ann.id, language: 'en', contract_status: 'rejected' });
  await server.insert('fiction', { language: 'en', contract_status: 'not_signed', editor_id: null });
  const submitted_at = '2026-03-05T04:00:00.000Z';
  await insertChapter(server, signed, { number: 1, status: 'pending_review', submitted_at });
  await insertChapter(server, signed, { number: 2, status: 'published', revision_status: 'pending_review' });
  const draft = await insertChapter(server, signed, { number: 3, status: 'draft' });
  const reviewed = { revision: 1, approved: true, notes: [], reviewer_id: ann.user_id };
  for (const created_at of ['2026-03-03T03:59:59.999Z', '2026-03-03T04:00:00.000Z', submitted_at])
    await server.db.insert(chapterReviews).values({ ...reviewed, chapter_id: draft.id, created_at });
  const applied_at = '2026-02-20T04:00:00.000Z';
  await server.insert('contractApplication', { fiction_id: applying.id, status: 'applying', applied_at });
  const days = { starts_on: '2026-03-09', ends_on: '2026-03-12', languages: ['en'] as StoryLanguage[] };
  const away = await server.insert('editorAbsence', { editor_id: ann.id, substitute_id: bob.id, ...days });
  const over = { ...days, ends_on: '2026-03-09' };
  await server.insert('editorAbsence', { editor_id: bob.id, substitute_id: ann.id, ...over });

  const token = await server.signIn('content_manager');
  const { data } = await server.call('GET', '/api/office/editors-load', { token });
  const nothing = { count: 0, oldest: null, late: 0 };
  const works = { unsigned: 0, in_review: 0, signed: 0, chapters: nothing, applications: nothing };
  expect(data).toEqual({
    today: '2026-03-10',
    items: [
      {
        id: ann.id,
        name: 'Ann',
        active: true,
        reviewed: 2,
        languages: [
          {
            ...works,
            language: 'en',
            unsigned: 1,
            in_review: 1,
            applications: { count: 1, oldest: applied_at, late: 1 },
          },
          { ...works, language: 'ko', signed: 1, chapters: { count: 2, oldest: submitted_at, late: 1 } },
        ],
        absences: [{ id: away.id, ...days, substitute: 'Bob', fault: 'inactive' }],
      },
      { id: bob.id, name: 'Bob', active: false, reviewed: 0, languages: [], absences: [] },
      {
        id: null,
        name: null,
        active: false,
        reviewed: 0,
        languages: [{ ...works, language: 'en', unsigned: 1 }],
        absences: [],
      },
    ],
  });
});

test('an absence tells whether its substitute still stands in', async () => {
  const [ann, bob] = [await insertEditor('Ann', ['en', 'ko']), await insertEditor('Bob', ['en', 'ko'])];
  const days = { starts_on: '2026-03-09', ends_on: '2026-03-12', languages: ['en', 'ko'] as StoryLanguage[] };
  await server.insert('editorAbsence', { editor_id: ann.id, substitute_id: bob.id, ...days });
  const token = await server.signIn('content_manager');
  const readFault = async () =>
    (await server.call('GET', '/api/office/editors-load', { token })).data.items[0].absences[0].fault;
  expect(await readFault()).toBeNull();
  await server.db
    .update(tables.editor)
    .set({ languages: ['en'] })
    .where(eq(tables.editor.id, bob.id));
  expect(await readFault()).toBe('language');
  await server.db.update(tables.user).set({ role: 'translator' }).where(eq(tables.user.id, bob.user_id));
  expect(await readFault()).toBe('inactive');
});
