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
