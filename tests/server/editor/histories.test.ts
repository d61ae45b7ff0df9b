import { test } from 'vitest';
import type { Pending } from '../../../src/custom/editor/saving/pending.ts';
import { fc } from '../../domain/property.ts';
import { insertChapter } from '../../support/chapters.ts';
import { refusal, type Server } from '../../support/editing.ts';
import { playHistory, steps } from '../../support/editingHistory.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

/** A chapter of the real application, as editor windows call it. */
async function realServer(): Promise<{ chapter: number; real: Server & { texts(id: number): Promise<string[]> } }> {
  const author = await server.insert('user', { role: 'author_signed' });
  const token = await server.signIn(author);
  const story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
  const { id: chapter } = await insertChapter(server, story, { number: 1, content: '<p>first</p>' });
  const ask = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) => {
    const headers = key ? { 'idempotency-key': key } : undefined;
    const { status, message, data } = await server.call(method, path, { token, body, headers });
    if (status !== 200) throw refusal(status, message);
    return data;
  };
  const here = `/api/fiction/chapters/${chapter}`;
  const real = {
    async save({ key, revision, text, cause }: Pending) {
      const body = { title: null, content: text.content, revision, cause };
      return ask('POST', `/api/fictions/${story.id}/chapters/${chapter}`, body, key);
    },
    async load() {
      const { revision, content } = await ask('GET', here);
      return { revision, text: { title: '', content } };
    },
    async keep(_: number, { content }: { content: string }, key: string) {
      await ask('POST', `${here}/versions`, { title: null, content }, key);
    },
    async texts() {
      const { content } = await ask('GET', here);
      const { items } = await ask('GET', `${here}/versions?per_page=50`);
      const versions: string[] = [];
      for (const { id } of items) versions.push((await ask('GET', `${here}/versions/${id}`)).content);
      return [content, ...versions];
    },
  };
  return { chapter, real };
}

test('histories of two windows over the real application lose nothing and overwrite nothing unseen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(5, 900), async (history, latency) => {
      await server.reset();
      const { chapter, real } = await realServer();
      await playHistory(real, chapter, history, latency);
    }),
    { numRuns: Number(process.env.HISTORIES ?? 6) },
  );
}, 900_000);
