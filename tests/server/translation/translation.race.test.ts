import { expect, test } from 'vitest';
import { taskChapters, tables } from '#server/db/schema.ts';
import { remindOfTasks } from '#server/features/translation/reminders.ts';
import { endOverdueTasks } from '#server/features/translation/timeOut.ts';
import { atOnce, races, rounds } from '../../support/races.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

races('translation at once', (server) => {
  const loadStatuses = async (load: () => Promise<{ status: string }[]>) => (await load()).map(({ status }) => status);
  const statuses = async () => (await server().db.select().from(tables.translationTask)).map(({ status }) => status);

  test('ten managers give out the same chapters: one does, and the others are told which are taken', async () => {
    for (let round = 1; round <= rounds; round++) {
      const { assign, part } = await translationScene(server(), 3);
      const answers = await atOnce(10, () => assign(part));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, data } of answers.filter((answer) => answer.status !== 200)) {
        expect(status).toBe(409);
        expect(data.details.numbers).toEqual([1, 2, 3]);
      }
      const open = (await server().db.select().from(taskChapters)).filter(({ is_open }) => is_open);
      expect(open).toHaveLength(3 * round);
    }
  });

  test('a task is received ten times at once: once it is', async () => {
    const { assign, part, step } = await translationScene(server(), 1);
    const { data } = await assign(part);
    const answers = await atOnce(10, () => step(data.ids[0], 'receive'));
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(9);
  });

  test('it is received while it is given to somebody else: whoever has it in the end has it', async () => {
    for (let round = 1; round <= rounds; round++) {
      const { assign, part, step, tokens } = await translationScene(server(), 1);
      const other = await server().insert('user', { role: 'translator' });
      const { data } = await assign(part);
      const path = `/api/office/translation-tasks/${data.ids[0]}`;
      const [received, moved] = await Promise.all([
        step(data.ids[0], 'receive'),
        server().call('POST', '/api/office/translation-tasks/reassign', {
          token: tokens.manager,
          body: { ids: data.ids, translator_id: other.id, reason: 'Ill.' },
        }),
      ]);
      expect(moved.status).toBe(200);
      expect([200, 404, 409]).toContain(received.status);
      const { data: task } = await server().call('GET', path, { token: tokens.manager });
      expect(task).toMatchObject({ translator_id: other.id, status: 'pending_translation', received_on: null });
    }
  });

  test('ten nodes end a task, which is extended meanwhile: it ends once, or goes on', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().reset();
      const { assign, part, step, tokens } = await translationScene(server(), 1);
      const { data } = await assign({ ...part, ends_on: '2026-03-11' });
      await step(data.ids[0], 'receive');
      const body = { task_id: data.ids[0], days: 3, reason: 'Ill.' };
      const request = await server().call('POST', '/api/office/extension-requests', { token: tokens.translator, body });
      server().clock.now = new Date('2026-03-11T16:00:00.000Z');
      const [ended] = await Promise.all([
        atOnce(10, () => endOverdueTasks(server().services)),
        server().call('POST', `/api/office/extension-requests/${request.data.id}`, {
          token: tokens.auditor,
          body: { status: 'approved' },
        }),
      ]);
      expect(ended.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
      expect(await statuses()).toEqual(['ongoing']);
    }
  });

  test('days are asked for and decided on ten times at once: once each, and twice a task', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().reset();
      const { assign, part, tokens, manager } = await translationScene(server(), 1);
      const { data } = await assign(part);
      const requests = () => server().db.select().from(tables.extensionRequest);
      const ask = () =>
        server().call('POST', '/api/office/extension-requests', {
          token: tokens.translator,
          body: { task_id: data.ids[0], days: 2, reason: 'Ill.' },
        });
      for (const count of [1, 2]) {
        const answers = await atOnce(10, ask);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const { id } = (await requests()).find(({ status }) => status === 'pending')!;
        await atOnce(10, (n) =>
          server().call('POST', `/api/office/extension-requests/${id}`, {
            token: n % 2 ? tokens.auditor : tokens.manager,
            body: { status: 'approved' },
          }),
        );
        expect(await loadStatuses(requests)).toEqual(Array.from({ length: count }, () => 'approved'));
        const [task] = await server().db.select().from(tables.translationTask);
        expect(task).toMatchObject({ ends_on: count === 1 ? '2026-03-22' : '2026-03-24', manager_id: manager.id });
      }
      expect((await atOnce(10, ask)).filter(({ status }) => status === 200)).toHaveLength(0);
    }
  });

  test('a term is replaced three times at once while its translator saves: once it is, and nothing typed is lost', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().reset();
      const { book, assign, part, step, listTaskChapters, translate, read, tokens } = await translationScene(
        server(),
        0,
      );
      const paragraphs = ['林点了灯。', '没有人来。'];
      await storeChapters(server(), book.id, [sourceText(1, { paragraphs }), sourceText(2, { paragraphs })]);
      const { data } = await assign({ ...part, last_chapter: 2 });
      await step(data.ids[0], 'receive');
      const [one, two] = (await listTaskChapters(data.ids[0])).items;
      for (const { id } of [one, two])
        await translate(id, ({ sources }) => (sources[0] === 1 ? 'Lin lit it.' : 'None.'));
      const { id } = await server().insert('dictionaryEntry', {
        term: '林',
        translation: 'Lynn',
        state: 'approved',
        book_id: book.id,
        language: 'en',
      });
      const path = `/api/office/dictionary-entries/${id}/replacement`;
      const { seen } = (await server().call('GET', `${path}?from=Lin`, { token: tokens.auditor })).data;
      const body = { from: 'Lin', seen, forms: [{ form: 'Lin', to: 'Lynn' }] };
      const { revision, text } = await read(two.id);
      text[1].target = 'Nobody came.';
      const [replaced, saved] = await Promise.all([
        atOnce(3, () => server().call('POST', path, { token: tokens.auditor, body })),
        server().call('POST', `/api/office/translated-chapters/${two.id}`, {
          token: tokens.translator,
          body: { revision, title: 'A title', text },
        }),
      ]);
      expect(replaced.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
      expect([200, 409]).toContain(saved.status);
      const after = (await read(two.id)).text.map(({ target }: { target: string }) => target);
      expect(after).toEqual(['Lynn lit it.', saved.status === 200 ? 'Nobody came.' : 'None.']);
    }
  });

  test('ten nodes remind of a task whose end is moved meanwhile: once at most, and of the new end once', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().reset();
      const { assign, part, tokens, translator } = await translationScene(server(), 1);
      const { data } = await assign({ ...part, ends_on: '2026-03-13' });
      server().clock.now = new Date('2026-03-10T16:00:00.000Z');
      const body = { ids: data.ids, ends_on: '2026-03-14' };
      const [reminded] = await Promise.all([
        atOnce(10, () => remindOfTasks(server().services)),
        server().call('POST', '/api/office/translation-tasks/move', { token: tokens.manager, body }),
      ]);
      expect(reminded.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
      server().clock.now = new Date('2026-03-11T16:00:00.000Z');
      const again = await atOnce(10, () => remindOfTasks(server().services));
      expect(again.reduce((sum, count) => sum + count, 0)).toBe(1);
      const due = (await server().db.select().from(tables.message)).filter(
        ({ kind, user_id }) => kind === 'task_due' && user_id === translator.id,
      );
      expect(due).toHaveLength(1 + reminded.reduce((sum, count) => sum + count, 0));
    }
  });

  test('the source changes while the last chapter is approved: the task is done, or the chapter is in work in it', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().reset();
      const { book, assign, part, step, listTaskChapters, translate, review } = await translationScene(server(), 2);
      const { data } = await assign(part);
      await step(data.ids[0], 'receive');
      const [one, two] = (await listTaskChapters(data.ids[0])).items;
      for (const { id } of [one, two]) await translate(id);
      await step(data.ids[0], 'submit');
      await review(one.id, { approved: true });
      const changed = sourceText(1, { paragraphs: ['灯亮着。1', '门开了。', '天亮时她走了。1'] });
      await Promise.all([review(two.id, { approved: true }), storeChapters(server(), book.id, [changed])]);
      const states = (await listTaskChapters(data.ids[0])).items.map(({ state }: { state: string }) => state);
      const [status] = await statuses();
      expect([
        ['done', 'approved', 'approved'],
        ['ongoing', 'in_work', 'approved'],
      ]).toContainEqual([status, ...states]);
    }
  });

  test('the source changes while the translator saves: nothing is lost, and the two stay aligned', async () => {
    for (let round = 1; round <= rounds; round++) {
      const { book, assign, part, step, listTaskChapters, translate, read } = await translationScene(server(), 1);
      const { data } = await assign(part);
      await step(data.ids[0], 'receive');
      const [chapter] = (await listTaskChapters(data.ids[0])).items;
      const changed = sourceText(1, { paragraphs: ['灯亮着。1', '门开了。', '没有人来。1', '天亮时她走了。1'] });
      const [saved] = await Promise.all([translate(chapter.id), storeChapters(server(), book.id, [changed])]);
      expect([200, 409]).toContain(saved.status);
      const { text, paragraphs } = await read(chapter.id);
      expect(text.flatMap(({ sources }: { sources: number[] }) => sources)).toEqual(
        paragraphs.map(({ id }: { id: number }) => id),
      );
      const written = text.filter(({ target }: { target: string }) => target !== '').length;
      // What they read may be the new source already.
      expect(saved.status === 200 ? [3, 4] : [0]).toContain(written);
    }
  });
});
