import { useQuery } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react/pure';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { listSavedReplies, saveReply } from '#domain/comments/comments.calls.ts';
import { enterArea } from '../../../src/i18n/index.ts';
import { ApiError, send } from '../../../src/lib/api/client.ts';
import { useCommand } from '../../../src/lib/command/useCommand.ts';
import { t } from '../../support/t.ts';
import { requests, hold, keep, lose, mend, network, refuse, server } from '../../support/web.tsx';
import { Around } from '../support/Around.tsx';

const path = '/api/comments/saved-replies';
const kept = { body: { content: 'Thanks!' } };
const posted = () => requests.filter((call) => call === `POST ${path}`);
const replies = async () => (await send(listSavedReplies, {})).items.map(({ content }) => content);

beforeEach(async () => {
  const author = await server.insert('user', { role: 'author_signed', user_name: 'ada' });
  keep(author, await server.signIn(author));
  await enterArea('author');
});

/** The hook as it stands after its last drawing. */
function draw<T>(use: () => T): () => T {
  const { result } = renderHook(use, { wrapper: Around });
  return () => result.current;
}

const drawSave = () => draw(() => useCommand(saveReply));
type Save = ReturnType<typeof drawSave>;
/** Runs it and waits until that is drawn. */
async function run(save: Save, request = kept) {
  const answer = await act(() => save().run(request));
  await waitFor(() => expect(save().pending).toBe(false));
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return answer;
}

/** Idempotency-Keys of what was sent since, in their order. */
function watchKeys(): (string | null)[] {
  const keys: (string | null)[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
  });
  return keys;
}

test('a command answers, and tells that it is under way', async () => {
  const save = drawSave();
  const release = hold('post', path);
  const running = save().run(kept);
  await waitFor(() => expect(save().pending).toBe(true));
  release();
  expect(await running).toMatchObject({ content: 'Thanks!' });
  await waitFor(() => expect(save().pending).toBe(false));
});

test('a double click is one request', async () => {
  const save = drawSave();
  const [first, second] = await act(() => Promise.all([save().run(kept), save().run(kept)]));
  expect([first?.content, second]).toEqual(['Thanks!', undefined]);
  expect(posted()).toHaveLength(1);
});

test('what is tried again after its answer was lost has its effect once', async () => {
  const save = drawSave();
  lose('post', path);
  await run(save);
  expect(save().error).toMatchObject({ status: 0 });
  mend();
  expect(await run(save)).toMatchObject({ content: 'Thanks!' });
  expect(await replies()).toEqual(['Thanks!']);
});

test.each([
  ['a cut line', () => HttpResponse.error()],
  ['a broken server', () => HttpResponse.json({ status: 503, message: 'x', data: null }, { status: 503 })],
  ["a proxy's page", () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ["a hotel's page", () => HttpResponse.html('<h1>Welcome</h1>')],
])('the key stays the same after %s', async (_, failing) => {
  const keys = watchKeys();
  const save = drawSave();
  network.use(http.post(`*${path}`, failing, { once: true }));
  await run(save);
  expect(save().error).toBeDefined();
  await run(save);
  expect(save().error).toBeUndefined();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('another body has another key, and so has the same after a success', async () => {
  const keys = watchKeys();
  const save = drawSave();
  network.use(http.post(`*${path}`, () => HttpResponse.error(), { once: true }));
  await run(save);
  await run(save, { body: { content: 'Soon!' } });
  await run(save, { body: { content: 'Soon!' } });
  expect(new Set(keys)).toHaveProperty('size', 3);
  expect(await replies()).toEqual(['Soon!', 'Soon!']);
});

test('a body that was lost has its key still after another one was sent', async () => {
  const keys = watchKeys();
  const save = drawSave();
  network.use(http.post(`*${path}`, () => HttpResponse.error(), { once: true }));
  await run(save);
  await run(save, { body: { content: 'Soon!' } });
  await run(save);
  expect(keys).toEqual([keys[0], expect.any(String), keys[0]]);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a form that was closed and opened again tries what was lost by the same key', async () => {
  lose('post', path);
  await run(drawSave());
  mend();
  expect(await run(drawSave())).toMatchObject({ content: 'Thanks!' });
  expect(await replies()).toEqual(['Thanks!']);
  await run(drawSave());
  expect(await replies()).toEqual(['Thanks!', 'Thanks!']);
});

test('several calls as one command have their keys too', async () => {
  const two = draw(() =>
    useCommand(async (contents: string[]) => {
      for (const content of contents) await send(saveReply, { body: { content } });
    }),
  );
  await act(() => two().run(['One', 'Two']));
  expect(await replies()).toEqual(['One', 'Two']);
});

test('what a command invalidates is asked for again, and only then it is over', async () => {
  const keys = [['saved']];
  const onSuccess = vi.fn<(content: string) => void>();
  const both = draw(() => ({
    list: useQuery({ queryKey: keys[0]!, queryFn: replies }),
    save: useCommand(saveReply, { invalidates: keys, onSuccess: ({ content }) => onSuccess(content) }),
  }));
  await waitFor(() => expect(both().list.data).toEqual([]));
  const release = hold('get', path);
  const running = both().save.run(kept);
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(both().save.pending).toBe(true);
  release();
  await act(() => running);
  await waitFor(() => expect(both().list.data).toEqual(['Thanks!']));
  expect(both().save.pending).toBe(false);
  expect(onSuccess.mock.calls).toEqual([['Thanks!']]);
});

test('what is invalidated may be told by the answer', async () => {
  const both = draw(() => ({
    list: useQuery({ queryKey: ['saved', 'Thanks!'], queryFn: replies }),
    save: useCommand(saveReply, { invalidates: ({ content }) => [['saved', content]] }),
  }));
  await waitFor(() => expect(both().list.data).toEqual([]));
  await act(() => both().save.run(kept));
  await waitFor(() => expect(both().list.data).toEqual(['Thanks!']));
});

test('what is invalidated always is asked for again where it was refused too', async () => {
  const request = vi.fn<() => Promise<string[]>>(replies);
  const both = draw(() => ({
    list: useQuery({ queryKey: ['saved'], queryFn: request }),
    save: useCommand(saveReply, { invalidatesAlways: (error) => (error?.status === 409 ? [['saved']] : []) }),
  }));
  await waitFor(() => expect(both().list.data).toEqual([]));
  await act(() => both().save.run(kept));
  expect(request).toHaveBeenCalledTimes(1);
  refuse('post', path, 409, 'errors.conflict');
  await act(() => both().save.run(kept));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

test('commands of a scope run in their order, whatever became of those before', async () => {
  const done: string[] = [];
  const both = draw(() => {
    const work = async (name: string) => {
      done.push(`${name} begins`);
      await new Promise((later) => setTimeout(later, 20));
      done.push(`${name} ends`);
      if (name === 'two') throw new ApiError(409, 'errors.conflict');
      return name;
    };
    return { one: useCommand(work, { scope: 'rows' }), other: useCommand(work, { scope: 'rows' }) };
  });
  const { one, other } = both();
  const answers = await act(() => Promise.all([one.run('one'), other.run('two'), one.run('three')]));
  expect(answers).toEqual(['one', undefined, 'three']);
  expect(done).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  await waitFor(() => expect(both().one.pending).toBe(false));
});

test('a refusal is said by a toast, of a field what is wrong with it', async () => {
  const save = drawSave();
  expect(await run(save, { body: { content: '' } })).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('validation.required')));
  expect(save().error).toMatchObject({ status: 422, errors: { content: { message: 'validation.required' } } });
});

test('a refusal may be shown elsewhere', async () => {
  const onRefused = vi.fn<(error: { status: number }) => void>();
  const save = draw(() => useCommand(saveReply, { onRefused: ({ status }) => onRefused({ status }) }));
  refuse('post', path, 409, 'errors.conflict');
  await run(save);
  expect(onRefused.mock.calls).toEqual([[{ status: 409 }]]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('status 411 shows nothing', async () => {
  const onRefused = vi.fn<() => void>();
  const save = draw(() => useCommand(saveReply, { onRefused }));
  refuse('post', path, 411, 'errors.unavailable');
  expect(await run(save)).toBeUndefined();
  expect(save().error).toBeUndefined();
  expect(onRefused).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a fault that is no refusal is thrown', async () => {
  const command = draw(() => useCommand(() => Promise.reject(new TypeError('ours'))));
  await expect(act(() => command().run())).rejects.toThrow('ours');
});
