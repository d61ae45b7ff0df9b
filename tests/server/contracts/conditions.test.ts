import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { profiles, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { confirmRows, sendFile } from '../../support/chapterUploads.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { wordFile } from '../../support/docx.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));

const set = (what: string) => server.pool.query(`update ${what}`);
const words = async () => (await server.db.select().from(tables.fiction))[0]!.word_count;

/** What keeps an application from going on, and what is said of it to the author and to the staff. */
const conditions = [
  ['words', 'fictions set word_count = 15000', { words: 15_000, more_than: 15_000 }],
  ['genre', `fictions set genre = 'poetry'`, {}],
  ['pen_name', 'users set pen_name = null, pen_name_key = null', {}],
  ['profile', 'profiles set city = null', { missing: 1 }],
  ['age', `profiles set birth_date = '2008-03-11'`, { age: 18 }],
  ['lock', `users set info_lock_reason = 'Check the name'`, { reason: 'Check the name' }],
] as const;

describe.each(conditions)('%s is asked again', (check, broken, args) => {
  test.each([
    ['approve', ['apply', 'take'], 'unmet'],
    ['sign', ['apply', 'take', 'approve'], 'errors'],
    ['confirm', ['apply', 'take', 'approve', 'sign'], 'unmet'],
  ] as const)('at %s', async (step, way, to) => {
    await scene.go(...way);
    const before = await scene.status();
    await set(broken);
    expect(await scene.take[step]()).toMatchObject({
      status: 409,
      message: `contracts.shared.${to}.${check}`,
      data: { args },
    });
    expect(await scene.status()).toBe(before);
  });

  test('where the author and the reviewers look', async () => {
    await scene.go('apply', 'take');
    const { id } = (await scene.latest())!;
    const review = async () =>
      (await server.call('GET', `/api/office/contract-applications/${id}/review`, { token: scene.tokens.editor })).data;
    const page = async () =>
      (await server.call('GET', `/api/sign/applications/${scene.story.id}`, { token: scene.tokens.author })).data;
    type Line = { check: string; met: boolean };
    expect((await review()).checks.every(({ met }: Line) => met)).toBe(true);
    await set(broken);
    const unmet = ({ checks }: { checks: Line[] }) => checks.filter(({ met }) => !met).map((line) => line.check);
    expect(unmet(await review())).toEqual([check]);
    expect((await review()).checks).toContainEqual(expect.objectContaining({ check, met: false, args }));
    expect(unmet(await page())).toContain(check);
  });
});

test('what is mended is approved, signed and confirmed', async () => {
  await scene.go('apply', 'take');
  for (const step of ['approve', 'sign', 'confirm'] as const) {
    await set('fictions set word_count = 15000');
    expect((await scene.take[step]()).status).toBe(409);
    await set('fictions set word_count = 15001');
    await scene.go(step);
  }
  expect(await scene.status()).toBe('signed');
});

test('an application that lacks something can still be rejected, or taken back', async () => {
  await scene.go('apply', 'take');
  await set('fictions set word_count = 10');
  await scene.go('reject');
  await set('fictions set word_count = 15001');
  await scene.go('apply');
  await set('fictions set word_count = 10');
  await scene.go('cancel');
});

describe('who signs', () => {
  test.each([
    ['2008-03-10', 200],
    ['2008-03-11', 409],
  ])('and was born on %s may apply on 2026-03-10: %i', async (birth_date, status) => {
    await server.db.update(profiles).set({ birth_date });
    expect((await scene.take.apply()).status).toBe(status);
  });

  test('is as old as the platform asks', async () => {
    server.services.signingAge = 21;
    try {
      await server.db.update(profiles).set({ birth_date: '2005-03-11' });
      expect(await scene.take.apply()).toMatchObject({
        message: 'contracts.shared.errors.age',
        data: { args: { age: 21 } },
      });
      await server.db.update(profiles).set({ birth_date: '2005-03-10' });
      expect((await scene.take.apply()).status).toBe(200);
    } finally {
      server.services.signingAge = 18;
    }
  });

  test('has a pen name', async () => {
    await set('users set pen_name = null, pen_name_key = null');
    expect(await scene.take.apply()).toMatchObject({ status: 409, message: 'contracts.shared.errors.pen_name' });
  });
});

describe('words that an open application needs', () => {
  const long = 'word '.repeat(600);
  let chapter: RowOf<'chapter'>;
  const author = () => ({ token: scene.tokens.author });
  const path = (rest: string) => `/api/fictions/${scene.story.id}/chapters/${rest}`;
  const save = (content: string, cause = 'save', revision = chapter.revision) =>
    server.call('POST', path(String(chapter.id)), { ...author(), body: { title: null, content, revision, cause } });

  beforeEach(async () => {
    await set('fictions set word_count = 14500');
    chapter = await insertChapter(server, scene.story, { number: 1, content: `<p>${long}</p>`, word_count: 600 });
    await insertChapter(server, scene.story, { number: 2, word_count: 4 });
    await scene.go('apply');
  });
  const refused = (left: number) => ({
    status: 409,
    message: 'chapters.shared.errors.contract_words',
    data: { args: { left, more_than: contractLimits.moreWordsThan } },
  });

  test('are not deleted, a chapter or several', async () => {
    expect(await server.call('DELETE', `/api/fiction/chapters/${chapter.id}`, author())).toMatchObject(refused(14_504));
    const deletes = (body: object) => server.call('POST', path('deletes'), { ...author(), body });
    expect(await deletes({ ids: [chapter.id] })).toMatchObject(refused(14_504));
    expect(await deletes({ all: true })).toMatchObject(refused(14_500));
    expect(await words()).toBe(15_104);
    expect(await server.db.$count(tables.chapter)).toBe(2);
  });

  test('may be deleted where enough are left, and once the application has ended', async () => {
    const [, small] = await server.db.select().from(tables.chapter).orderBy(tables.chapter.number);
    const remove = (id: number) => server.call('DELETE', `/api/fiction/chapters/${id}`, author());
    expect((await remove(small!.id)).status).toBe(200);
    await scene.go('cancel');
    expect((await remove(chapter.id)).status).toBe(200);
    expect(await words()).toBe(14_500);
  });

  test.each([['take'], ['take', 'approve'], ['take', 'approve', 'sign']] as const)(
    'are not deleted after %s … either',
    async (...way) => {
      await scene.go(...way);
      expect(await server.call('DELETE', `/api/fiction/chapters/${chapter.id}`, author())).toMatchObject(
        refused(14_504),
      );
    },
  );

  test('are not replaced over the book, nor taken back by undoing that', async () => {
    const replace = (find: string, into: string) =>
      server.call('POST', path('replace'), {
        ...author(),
        body: {
          find,
          replace: into,
          match_case: false,
          whole_words: true,
          chapters: [{ id: chapter.id, revision: chapter.revision }],
        },
      });
    expect(await replace('word', '')).toMatchObject(refused(14_504));
    expect(await words()).toBe(15_104);
    // More words than before, which an application then needs.
    const { data } = await replace('word', 'two words');
    expect(await words()).toBe(15_704);
    await set('fictions set word_count = 15100');
    const undo = await server.call('POST', path('replace/undo'), { ...author(), body: { batch_id: data.batch_id } });
    expect(undo).toMatchObject(refused(14_500));
  });

  test('are not replaced by those of a Word file', async () => {
    const file = async (text: string) => {
      const token = scene.tokens.author;
      const { data } = await sendFile(server, await wordFile(['Chapter 1', text]), { token, to: scene.story.id });
      return confirmRows(server, token, data, [[0, 'store', chapter.id]]);
    };
    expect(await file('Short.')).toMatchObject(refused(14_505));
    expect(await words()).toBe(15_104);
    expect((await file(long)).status).toBe(200);
  });

  test('may go by saving and by restoring a version, which lose nothing; then the application waits', async () => {
    await scene.go('take');
    expect((await save('<p>Short.</p>')).status).toBe(200);
    expect(await words()).toBe(14_505);
    expect(await scene.take.approve()).toMatchObject({ status: 409, message: 'contracts.shared.unmet.words' });
    expect((await save(`<p>${long}</p>`, 'restore', chapter.revision + 1)).status).toBe(200);
    expect((await scene.take.approve()).status).toBe(200);
    expect((await save('<p>Short again.</p>', 'restore', chapter.revision + 2)).status).toBe(200);
    expect(await scene.sign()).toMatchObject({ status: 409, message: 'contracts.shared.errors.words' });
  });
});

test('a work under contract is not held to the words of an application', async () => {
  const chapter = await insertChapter(server, scene.story, { number: 1, word_count: 10_000 });
  await scene.go('apply', 'take', 'approve', 'sign', 'confirm');
  const { status } = await server.call('DELETE', `/api/fiction/chapters/${chapter.id}`, { token: scene.tokens.author });
  expect(status).toBe(200);
  await server.db.update(tables.fiction).set({ word_count: 0 }).where(eq(tables.fiction.id, scene.story.id));
  expect(await scene.status()).toBe('signed');
});
