import type { TestServer } from './server.ts';

interface Sent {
  token: string;
  book: number;
  name?: string;
  join?: boolean;
}

/** Sends a file of source chapters for a book. */
export function sendSource(
  server: TestServer,
  content: string | Uint8Array,
  { token, book, name = 'book.txt', join = false }: Sent,
) {
  const form = new FormData();
  form.set('file', new File([content as BlobPart], name));
  return server.call('POST', `/api/office/business-books/${book}/source-import${join ? '?join=true' : ''}`, {
    token,
    body: form,
  });
}

/** Chapters as a plain text; `say` is what stands in one. */
export const makeSourceFile = (
  count: number,
  say = (number: number) => `灯亮着。${number}\n没有人来。${number}`,
  from = 1,
) => Array.from({ length: count }, (_, at) => `第${from + at}章 夜${from + at}\n${say(from + at)}\n`).join('\n');

/** The import of a book as a content manager sees it. */
export async function readImport(server: TestServer, book: number, token: string, query = '') {
  return (await server.call('GET', `/api/office/business-books/${book}/source-import${query}`, { token })).data.import;
}

export const storeImport = (
  server: TestServer,
  { id, revision }: { id: number; revision: number },
  token: string,
  key?: string,
) =>
  server.call('POST', `/api/office/source-imports/${id}`, {
    token,
    body: { revision },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
