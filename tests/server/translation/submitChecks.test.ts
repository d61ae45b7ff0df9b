import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();

test('a chapter with an error is not submitted, whatever the desk has let pass', async () => {
  const { part, assign, listTaskChapters, translate, read, step } = await translationScene(server, 2);
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  const [one, two] = (await listTaskChapters(task)).items;
  await translate(one.id);
  const { paragraphs } = await read(two.id);
  await translate(two.id, ({ sources }) => (sources[0] === 2 ? paragraphs[1].text : 'Text'));
  expect(await step(task, 'submit')).toMatchObject({
    status: 409,
    message: 'translation.office.errors.faulty',
    data: { details: { numbers: [2] } },
  });
  expect((await listTaskChapters(task)).items).toMatchObject([{ state: 'in_work' }, { state: 'in_work' }]);
  await translate(two.id);
  expect((await step(task, 'submit')).status).toBe(200);
});

test('a warning that was answered stays answered, and the auditor sees it', async () => {
  const { tokens, part, assign, listTaskChapters, read, step } = await translationScene(server, 1);
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  const [{ id }] = (await listTaskChapters(task)).items;
  const { revision, text } = await read(id);
  text[0] = { ...text[0], target: 'He  left.', answered: ['spaces'] };
  const saved = await server.call('POST', `/api/office/translated-chapters/${id}`, {
    token: tokens.translator,
    body: { revision, title: null, text },
  });
  expect(saved.status).toBe(200);
  expect((await read(id, tokens.auditor)).text[0].answered).toEqual(['spaces']);
});

test('without naming chapters those that are finished are submitted, and those that are not stay', async () => {
  const { part, assign, listTaskChapters, translate, read, tokens, step } = await translationScene(server, 2);
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  const [one, two] = (await listTaskChapters(task)).items;
  await translate(two.id);
  const { revision, text } = await read(two.id);
  text[1] = { ...text[1], done: false };
  await server.call('POST', `/api/office/translated-chapters/${two.id}`, {
    token: tokens.translator,
    body: { revision, title: null, text },
  });
  const unfinished = {
    status: 409,
    message: 'translation.office.errors.unfinished',
    data: { details: { numbers: [2] } },
  };
  expect(await step(task, 'submit')).toMatchObject(unfinished);
  await translate(one.id);
  expect(await step(task, 'submit', { ids: [one.id, two.id] })).toMatchObject(unfinished);
  expect((await step(task, 'submit')).data).toEqual({ ids: [one.id] });
  expect((await listTaskChapters(task)).items).toMatchObject([{ state: 'in_review' }, { state: 'in_work' }]);
});

test('warnings that nobody answered are told before a chapter is submitted, however its text came there', async () => {
  const scene = await translationScene(server, 2);
  const { book, tokens, part, assign, listTaskChapters, read, translate, step } = scene;
  for (const [term, translation, state] of [
    ['灯', 'lantern', 'approved'],
    ['天', 'heaven', 'proposed'],
  ] as const)
    await server.insert('dictionaryEntry', { book_id: book.id, language: 'en', term, translation, state });
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  const [one, two] = (await listTaskChapters(task)).items;
  await translate(one.id, ({ sources }) => (sources[0] === 1 ? 'The lamp burned.' : 'Nobody  came.'));
  await translate(two.id, ({ sources }) => (sources[0] === 1 ? 'The lantern burned.' : 'Nobody came.'));
  const refused = await step(task, 'submit');
  const { revision } = await read(one.id);
  expect(refused).toMatchObject({
    status: 409,
    message: 'translation.office.errors.unanswered',
    data: { args: { numbers: '1' } },
  });
  expect(refused.data.details).toEqual({
    chapters: [
      {
        id: one.id,
        number: 1,
        revision,
        warnings: 3,
        unanswered: [
          { segment: 0, target: 'The lamp burned.', findings: [{ check: 'terms', what: 'lantern' }] },
          { segment: 1, target: 'Nobody  came.', findings: [{ check: 'spaces' }] },
          { segment: 2, target: 'Nobody  came.', findings: [{ check: 'spaces' }] },
        ],
      },
    ],
  });

  // What was seen was another text.
  await translate(one.id, () => 'The lantern  burned.');
  const seen = [{ id: one.id, revision }];
  expect((await step(task, 'submit', { seen })).data.details.chapters).toMatchObject([{ warnings: 3 }]);
  expect((await listTaskChapters(task)).items).toMatchObject([{ state: 'in_work' }, { state: 'in_work' }]);

  const answered = await read(one.id);
  await server.call('POST', `/api/office/translated-chapters/${one.id}`, {
    token: tokens.translator,
    body: {
      revision: answered.revision,
      title: null,
      text: answered.text.map((segment: object, at: number) =>
        at < 2 ? { ...segment, answered: ['spaces'] } : segment,
      ),
    },
  });
  const left = await step(task, 'submit');
  expect(left.data.details.chapters).toMatchObject([{ warnings: 1, unanswered: [{ segment: 2 }] }]);
  const again = left.data.details.chapters.map(({ id, revision }: { id: number; revision: number }) => ({
    id,
    revision,
  }));
  expect((await step(task, 'submit', { seen: again })).status).toBe(200);
});
