import { setTimeout } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ApiError } from '#server/kit/apiError.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { readChapters } from '#server/platform/documents/read.ts';
import { paragraph, plainChapter, rawDocx, relation } from '../../../support/docx.ts';
import { corpus, external, good, megabyte, patched, utf16 } from '../../../support/hostileWordFiles.ts';
import { isLong } from '../../../support/long.ts';

/** What holds a thread for longest; another test reads them in a thread of their own. */
const worst = ['50 MB of one letter', '50 MB of empty elements', '9 million letters in many paragraphs'];

/** The two others take seconds to make, and run into limits of others. */
const slow = new Set([...worst, '50 MB in 50 parts', '300,000 paragraphs']);

test.each(corpus.filter(([name]) => isLong || !slow.has(name)))('%s is refused', async (_, make, message) => {
  await expect(readChapters(make())).rejects.toMatchObject({ reason: { message } });
});

test.each([
  ['a link to a page', () => external('hyperlink', 'https://example.com')],
  ['a template on the own disk', () => external('attachedTemplate', 'file:///C:/Templates/a.dotx')],
  ['a picture on the own disk', () => external('image', 'file:///C:/a.png')],
  ['UTF-16', () => rawDocx('', { parts: { 'word/document.xml': utf16(false) } })],
  ['UTF-16, the other way round', () => rawDocx('', { parts: { 'word/document.xml': utf16(false).swap16() } })],
  ['UTF-16 with its mark', () => rawDocx('', { parts: { 'word/document.xml': utf16(true) } })],
  ['names with backslashes', () => patched(good(), 'word/document.xml', 'word\\document.xml')],
  [
    'a target with a backslash',
    () =>
      rawDocx(plainChapter(), {
        parts: {
          '_rels/.rels': strToU8(`<Relationships>${relation('officeDocument', 'word\\document.xml')}</Relationships>`),
        },
      }),
  ],
  ['a picture', () => rawDocx(plainChapter(), { parts: { 'word/media/a.png': new Uint8Array(megabyte) } })],
  [
    'a zip as an object',
    () => rawDocx(plainChapter(), { parts: { 'word/embeddings/a.xlsx': zipSync({ a: new Uint8Array(megabyte) }) } }),
  ],
])('%s is let in', async (_, make) => {
  expect((await readChapters(make())).sections).toMatchObject([{ number: 1, paragraph_words: [20] }]);
});

const getRefusal = (bytes: Uint8Array) =>
  runInThread(1, 'read', { bytes }).catch((error: unknown) =>
    error instanceof ApiError ? [error.status, error.errors?.file?.message] : error,
  );

test('none of them holds up the main thread, nor fills its memory', { tags: ['long'], timeout: 60_000 }, async () => {
  const bombs = corpus.flatMap(([name, make, message]) => (worst.includes(name) ? [[make(), message] as const] : []));
  const almost = rawDocx(paragraph('Chapter 1') + '<w:p/>'.repeat(690_000));
  await setTimeout(200);
  const before = process.memoryUsage().rss;
  let most = 0;
  let held = 0;
  let spent = process.threadCpuUsage();
  // Its own time between two ticks, so that what else the machine does is not counted.
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
    const now = process.threadCpuUsage();
    held = Math.max(held, (now.user + now.system - spent.user - spent.system) / 1000);
    spent = now;
  }, 20);
  for (const [bytes, message] of bombs) expect(await getRefusal(bytes)).toEqual([422, message]);
  expect(await getRefusal(almost)).toMatchObject({ sections: [{ number: 1, html: '' }] });
  clearInterval(watch);
  // Read here, each would hold it for seconds.
  expect(held).toBeLessThan(300);
  expect((most - before) / megabyte).toBeLessThan(200);
});

test('an account that sends much waits for itself and is asked to come again, others are served', async () => {
  const ended: string[] = [];
  const ask = (account: number, name: string) =>
    runInThread(account, 'check', { bytes: good() }).then(
      () => ended.push(name),
      (error: ApiError) => ended.push(`${name} ${error.status}`),
    );
  await Promise.all([...Array.from({ length: 15 }, (_, n) => ask(1, `a${n}`)), ask(2, 'b')]);
  // One runs and twelve wait; the rest is asked to come again.
  const served = Array.from({ length: 13 }, (_, n) => `a${n}`);
  expect(ended.toSorted()).toEqual([...served, 'a13 503', 'a14 503', 'b'].toSorted());
});

test('an account that lets all it may wait leaves room for others to wait', async () => {
  const accounts = [11, 12, 13, 14];
  const requests = accounts.map((account) =>
    Array.from({ length: 9 }, () => runInThread(account, 'check', { bytes: good() })),
  );
  const ended = await Promise.allSettled(requests.flat());
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
});
