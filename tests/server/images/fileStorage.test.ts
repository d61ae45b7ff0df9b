import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { audits, files } from '#server/db/schema.ts';
import { collectUnusedFiles } from '#server/jobs.ts';
import type { Storage } from '#server/kit/storage.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { createS3Storage } from '#server/platform/s3Storage.ts';
import { picture } from '../../support/pictures.ts';
import { startS3, type S3Server } from '../../support/s3.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const anyName = 'cover/00000000-0000-4000-8000-000000000000.jpg';
const folder = server.services.storage;
let author: { id: number };
let token: string;
let s3: S3Server;
let bucket: Storage;
let faults: unknown[];

beforeAll(async () => {
  s3 = await startS3();
  ({ storage: bucket, faults } = await s3.open());
});
afterAll(async () => {
  server.services.storage = folder;
  await s3.remove();
});
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(author);
  faults.length = 0;
});

async function upload(kind: string) {
  const form = new FormData();
  form.set('file', new File([await picture(600, 800).png().toBuffer()], 'x.png'));
  return server.call('POST', `/api/upload/img/${kind}`, { token, body: form });
}

const get = async (url: string, headers: Record<string, string> = {}, who = token) => {
  const { response, status } = await server.call('GET', url, { token: who, headers });
  const { etag, 'content-range': range, 'content-length': length } = Object.fromEntries(response.headers);
  return { status, etag, range, length, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => bucket],
])('with files in %s', (_, getStorage) => {
  let url: string;
  beforeEach(async () => {
    server.services.storage = getStorage();
    ({ url } = (await upload('identity')).data);
  });

  test('a private file is for those who may see it', async () => {
    const bytes = await readStored(url);
    expect(await get(url)).toMatchObject({ status: 200, length: String(bytes.byteLength), bytes });
    const stranger = await server.signIn('author_unsigned');
    const staff = await server.signIn('finance_manager');
    for (const who of [stranger, staff, ''])
      for (const [header, value] of [
        ['range', 'bytes=0-9'],
        ['if-none-match', (await get(url)).etag!],
        ['accept', '*/*'],
      ] as const)
        expect((await get(url, { [header]: value }, who)).status, header).toBe(who ? 404 : 401);
  });

  test.each<[string, number, (size: number) => string]>([
    ['bytes=0-9', 206, (size) => `bytes 0-9/${size}`],
    ['bytes=100-', 206, (size) => `bytes 100-${size - 1}/${size}`],
    ['bytes=-7', 206, (size) => `bytes ${size - 7}-${size - 1}/${size}`],
    ['bytes=10-99999999', 206, (size) => `bytes 10-${size - 1}/${size}`],
    ['bytes=99999999-', 416, (size) => `bytes */${size}`],
    ['bytes=-0', 416, (size) => `bytes */${size}`],
    // What the server need not understand is answered with the whole file.
    ['bytes=0-1,4-5', 200, () => ''],
    ['bytes=9-2', 200, () => ''],
    ['bytes=-', 200, () => ''],
    ['lines=1-2', 200, () => ''],
  ])('the range %s is answered with %d', async (range, status, describeRange) => {
    const whole = await readStored(url);
    const answer = await get(url, { range });
    expect(answer.status).toBe(status);
    expect(answer.range ?? '').toBe(describeRange(whole.byteLength));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    const [, first, last] = /(\d+)-(\d+)\//.exec(answer.range ?? '') ?? [];
    const section = first ? whole.subarray(Number(first), Number(last) + 1) : whole;
    expect(answer.bytes).toEqual(status === 416 ? Buffer.alloc(0) : section);
  });

  test('whoever has the file gets no bytes, and a part only of the file that they have', async () => {
    const { etag = '', bytes } = await get(url);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const known = await get(url, { 'if-none-match': header });
      expect([known.status, known.bytes.byteLength, known.etag]).toEqual([304, 0, etag]);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect(await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).toMatchObject({ status: 200, bytes });
  });

  test('HEAD tells what GET would, and closes what was opened', async () => {
    const cancel = vi.fn<() => void>();
    const part = { first: 0, last: 2, body: new ReadableStream<Uint8Array>({ cancel }) };
    vi.spyOn(server.services.storage, 'open').mockResolvedValue({ size: 3, part });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.fetch(new Request(`http://test${url}`, { method: 'HEAD', headers }));
    vi.restoreAllMocks();
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '3', '']);
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('staff who are sent a part stand in the audit, and those who have it already do not', async () => {
    const auditor = await server.signIn('work_auditor');
    const { etag = '' } = await get(url, {}, auditor);
    await get(url, { 'if-none-match': etag }, auditor);
    await get(url, { range: 'bytes=99999999-' }, auditor);
    await get(url, { range: 'bytes=0-1' }, auditor);
    expect(await server.db.select({ action: audits.action }).from(audits)).toEqual([
      { action: 'read_image' },
      { action: 'read_image' },
    ]);
  });

  test('a cover is for everybody, and a file that storage lost is for nobody', async () => {
    const cover = (await upload('cover')).data.url as string;
    expect(await get(cover, { range: 'bytes=0-3' }, '')).toMatchObject({ status: 206, length: '4' });
    await getStorage().remove(getFileName(cover));
    for (const range of ['', 'bytes=0-3']) expect((await get(cover, { range }, '')).status).toBe(404);
  });
});

const readStored = async (url: string) => Buffer.from((await server.services.storage.get(getFileName(url)))!);

describe('a bucket that is out of reach', () => {
  let url: string;
  beforeEach(async () => {
    server.services.storage = bucket;
    ({ url } = (await upload('identity')).data);
    faults.length = 0;
  });

  test.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
    ['is stopped', () => s3.stop(), () => s3.start()],
    ['fails', () => void (s3.fault = 500), () => void (s3.fault = undefined)],
    ['refuses the keys', () => void (s3.fault = 403), () => void (s3.fault = undefined)],
  ])('%s: 503 to whoever needs it, nothing half done, and all is well afterwards', async (_, lose, restore) => {
    const hash = createHash('sha256')
      .update(await readStored(url))
      .digest('hex');
    const rows = await server.db.$count(files);
    await lose();
    try {
      const read = await server.call('GET', url, { token });
      expect([read.status, read.message, read.response.headers.get('retry-after')]).toEqual([
        503,
        'errors.unavailable',
        '3',
      ]);
      expect((await get(url, { range: 'bytes=0-3' })).status).toBe(503);
      expect((await upload('cover')).status).toBe(503);
      expect(await server.db.$count(files)).toBe(rows);
      // Nothing else depends on it.
      expect((await server.call('GET', '/api/user/info', { token })).status).toBe(200);
      server.clock.now = new Date('2100-01-01T00:00:00.000Z');
      await expect(collectUnusedFiles(server.services)).rejects.toMatchObject({ status: 503 });
      expect(await server.db.$count(files)).toBe(rows);
    } finally {
      await restore();
    }
    expect(faults).toContainEqual(expect.objectContaining({ bucket: 'house', operation: 'put' }));
    token = await server.signIn(author);
    expect(
      createHash('sha256')
        .update((await get(url)).bytes)
        .digest('hex'),
    ).toBe(hash);
    expect((await upload('cover')).status).toBe(200);
    expect(await collectUnusedFiles(server.services)).toBe(1);
    expect((await get(url)).status).toBe(404);
  });

  test.skipIf(!inject('store').url)('silent: uploads wait for it, and leave connections to all others', async () => {
    let answer!: () => void;
    const silence = new Promise<void>((resolve) => (answer = resolve));
    let waiting = 0;
    server.services.storage = { ...bucket, put: () => ((waiting += 1), silence) };
    const body = new FormData();
    body.set('file', new File([await picture(20, 20).png().toBuffer()], 'x.png'));
    const connections = server.pool.options.max;
    const tokens = await Promise.all(Array.from({ length: connections + 1 }, () => server.signIn('author_unsigned')));
    const uploads = tokens.map((one) => server.call('POST', '/api/upload/img/identity', { token: one, body }));
    await expect.poll(() => waiting).toBe(connections / 2);
    expect((await server.call('GET', '/api/user/info', { token })).status).toBe(200);
    answer();
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(tokens.map(() => 200));
  });

  test('an unused file whose removal fails keeps its row, so the next round looks for it', async () => {
    const second = (await upload('identity')).data.url as string;
    server.clock.now = new Date('2100-01-01T00:00:00.000Z');
    let left = 1;
    server.services.storage = {
      ...bucket,
      remove: (name) => (left-- > 0 ? bucket.remove(name) : Promise.reject(new Error('out of reach'))),
    };
    await expect(collectUnusedFiles(server.services)).rejects.toThrow('out of reach');
    const rows = await server.db.select({ name: files.name }).from(files);
    const kept = [];
    for (const name of [url, second].map(getFileName)) if (await bucket.get(name)) kept.push({ name });
    expect(rows).toHaveLength(1);
    expect(rows).toEqual(kept);
    server.services.storage = bucket;
    expect(await collectUnusedFiles(server.services)).toBe(1);
  });
});

test('a bucket that refuses to list uploads that were begun has its unused files collected', async () => {
  server.services.storage = bucket;
  await upload('cover');
  server.clock.now = new Date('2100-01-01T00:00:00.000Z');
  server.services.storage = { ...bucket, removeUnfinished: () => Promise.reject(new Error('refused')) };
  expect(await collectUnusedFiles(server.services)).toBe(1);
});

test('the log names what is wrong with the keys, and nobody is told the keys', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'hunter2');
  const refused = await s3.open();
  const error: unknown = await refused.storage.get(anyName).catch((reason: unknown) => reason);
  vi.unstubAllEnvs();
  expect(error).toMatchObject({ status: 503, message: 'errors.unavailable' });
  expect(refused.faults).toEqual([{ bucket: 'house', operation: 'get', reason: 'InvalidAccessKeyId', status: 403 }]);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hunter2');
});

test('a service that stalls is waited for once, and then nobody waits for a while', async () => {
  const storage = await createS3Storage(s3.settings, server.services.log, { pause: 400, limit: 300 });
  s3.fault = 'stall';
  const time = async () => {
    const begun = performance.now();
    await expect(storage.put(anyName, new Uint8Array(9))).rejects.toMatchObject({ status: 503 });
    return performance.now() - begun;
  };
  try {
    expect(await time()).toBeGreaterThan(250);
    expect(await time()).toBeLessThan(100);
  } finally {
    s3.fault = undefined;
  }
  await expect.poll(() => storage.get(anyName).catch(() => 'closed'), { timeout: 3000 }).toBeUndefined();
  storage.close();
});
