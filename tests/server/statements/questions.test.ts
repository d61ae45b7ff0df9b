import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { statementScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof statementScene>>;
beforeEach(async () => void (scene = await statementScene(server)));

const month = '2026-02';
const line = () => `en:${scene.story.id}`;
const ask = (content: string, at = line(), key?: string) =>
  scene.as('author')('POST', `finance/revenue/${month}/questions`, { line: at, content }, key);
const read = async () => (await scene.as('author')('POST', `finance/revenue/${month}/questions/read`)).data.items;
const counted = async () => (await scene.as('author')('GET', 'finance/questions')).data.items;
const queue = async (status = 'open') =>
  (await scene.as('finance')('GET', `office/statement-questions?status=${status}`)).data;
const answer = (id: number, content: string) =>
  scene.as('finance')('POST', `office/statement-questions/${id}/answer`, { content });
const notes = (thread: { notes: { content: string }[] }) => thread.notes.map(({ content }) => content);

describe('a question on a line', () => {
  test('is answered as a message too, asked on, and settled', async () => {
    const { data: thread } = await ask('Why so little?');
    expect(thread).toMatchObject({ line: line(), status: 'open', unread: false });
    expect(await queue()).toMatchObject({
      counts: { open: 1, answered: 0, closed: 0 },
      items: [{ month, group: 'en', title: scene.story.title, total: 50_000, notes: [{ by_staff: false }] }],
    });
    await answer(thread.id, 'It is half of 1000.');
    expect(await counted()).toEqual([{ month, threads: 1, unread: 1 }]);
    expect(await read()).toMatchObject([{ status: 'answered', unread: true }]);
    expect(await counted()).toEqual([{ month, threads: 1, unread: 0 }]);
    const answered = (await server.db.select().from(tables.message)).filter(({ kind }) => kind === 'question_answered');
    expect(answered).toMatchObject([
      { user_id: scene.author.id, args: { month, title: scene.story.title, answer: 'It is half of 1000.' } },
    ]);
    expect((await ask('And the rest?')).data).toMatchObject({ id: thread.id, status: 'open' });
    expect((await scene.as('author')('POST', `finance/questions/${thread.id}/close`)).data.status).toBe('closed');
    expect((await answer(thread.id, 'Too late')).message).toBe('statements.office.questions.errors.closed');
    const [again] = (await queue('closed')).items;
    expect(notes(again)).toEqual(['Why so little?', 'It is half of 1000.', 'And the rest?']);
  });

  test('stands at lines of the own closed statement only', async () => {
    expect((await ask('x', 'en:999')).data.errors).toHaveProperty('line');
    expect((await ask(' ')).status).toBe(422);
    const other = await scene.as('author')('POST', 'finance/revenue/2026-03/questions', { line: line(), content: 'x' });
    expect(other.status).toBe(404);
    const { data } = await ask('mine');
    const stranger = await server.signIn('author_signed');
    const close = await server.call('POST', `/api/finance/questions/${data.id}/close`, { token: stranger });
    expect(close.status).toBe(404);
    expect((await answer(999, 'x')).status).toBe(404);
  });

  test('is asked once, however often it is sent', async () => {
    const key = 'question-once-1234567890';
    await ask('Why?', line(), key);
    await ask('Why?', line(), key);
    expect(notes((await read())[0])).toEqual(['Why?']);
  });
});
