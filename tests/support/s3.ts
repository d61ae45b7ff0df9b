import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver, { type RequestContext } from '@20minutes/s3rver';
import { createLog } from '#server/log.ts';
import { readS3, type S3Settings } from '#server/platform/s3Settings.ts';
import { createS3Storage, type S3Storage } from '#server/platform/s3Storage.ts';

/** The only keys that the service knows. */
export const s3Keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface S3Server {
  /** The setting FILES of its bucket. */
  files: string;
  settings: S3Settings;
  /** What was asked of it, such as `PUT /house/files/cover/….jpg`. */
  requests: string[];
  /** How it answers from now on: `stall` is never, and a number is a refusal. */
  fault: 'stall' | number | undefined;
  /** Storage in its bucket, which does not wait after a fault, and what is told to the log. */
  open(): Promise<{ storage: S3Storage; faults: unknown[] }>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it, and takes its files away. */
  remove(): Promise<void>;
}

const bucket = 'house';

/** An S3-compatible service on a free port of this machine, in a temporary folder. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-s3-'));
  let service: S3rver;
  let port = 0;
  const start = async () => {
    service = new S3rver({
      address: '127.0.0.1',
      port,
      directory: folder,
      silent: true,
      vhostBuckets: false,
      // It works out another signature where the path ends with a slash; keys that it does not know it refuses still.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket }],
    });
    service.middleware.unshift(recordAndFail, manageUploads(path.join(folder, bucket)), listByPages);
    ({ port } = await service.run());
  };
  await start();
  Object.assign(process.env, s3Keys);
  const files = `s3://${bucket}/files?endpoint=http://127.0.0.1:${port}`;
  const storages: S3Storage[] = [];
  const server: S3Server = {
    files,
    settings: readS3(files, {})!,
    requests: [],
    fault: undefined,
    async open() {
      const faults: unknown[] = [];
      const log = createLog('silent');
      log.error = (entry: unknown) => void faults.push(entry);
      const storage = await createS3Storage(server.settings, log, { pause: 0 });
      storages.push(storage);
      return { storage, faults };
    },
    start,
    async stop() {
      const closed = service.close();
      service.httpServer.closeAllConnections();
      await closed;
    },
    async remove() {
      for (const storage of storages) storage.close();
      await server.stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;

  async function recordAndFail(context: RequestContext, next: () => Promise<void>): Promise<void> {
    server.requests.push(`${context.method} ${context.path}`);
    if (server.fault === 'stall') await new Promise(() => undefined);
    if (!server.fault) return next();
    context.req.resume();
    context.status = Number(server.fault);
    context.body = '';
  }
}

/** What the service leaves out: it neither lists the uploads that were begun nor ends them. */
function manageUploads(folder: string) {
  const uploads = path.join(folder, '._S3rver_uploads');
  return async (context: RequestContext, next: () => Promise<void>): Promise<void> => {
    const { uploadId } = context.query;
    if (context.method === 'DELETE' && uploadId) {
      await rm(path.join(uploads, uploadId), { recursive: true });
      context.status = 204;
    } else if (context.method === 'GET' && 'uploads' in context.query) {
      const entries = await readdir(uploads).catch(() => []);
      const elements = entries.map(async (id) => {
        const key = await readFile(path.join(uploads, id, 'key'), 'utf8');
        const { mtime } = await stat(path.join(uploads, id));
        return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
      });
      context.type = 'application/xml';
      context.body = `<ListMultipartUploadsResult>${(await Promise.all(elements)).join('')}</ListMultipartUploadsResult>`;
    } else await next();
  };
}

/** So many files it lists in one answer, of which the client has to ask for the rest; Amazon 1000. */
const perPage = 3;

/** The service names the next page by a cipher that Node does not have any more: here the last key of a page does. */
async function listByPages(context: RequestContext, next: () => Promise<void>): Promise<void> {
  const { 'list-type': type, 'continuation-token': marker, ...query } = context.query;
  if (type !== '2') return next();
  context.query = { ...query, 'max-keys': String(perPage), ...(marker && { marker }) };
  await next();
  const body = String(context.body);
  const last = [...body.matchAll(/<Key>(.*?)<\/Key>/g)].at(-1)?.[1];
  if (body.includes('<IsTruncated>true<'))
    context.body = body.replace('<IsTruncated>', `<NextContinuationToken>${last}</NextContinuationToken><IsTruncated>`);
}
