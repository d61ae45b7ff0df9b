import type { ListMultipartUploadsCommandInput, ListMultipartUploadsOutput } from '@aws-sdk/client-s3';
import { CommandError } from '#server/commandError.ts';
import { unavailable } from '#server/kit/apiError.ts';
import { clampRange, type WantedRange } from '#server/kit/range.ts';
import { checkFileName, isFileName, type Storage } from '#server/kit/storage.ts';
import type { Log } from '#server/log.ts';
import type { S3Settings } from './s3Settings.ts';

const second = 1000;
// A client waits 20 s for an answer, and a transaction holds a connection to the database meanwhile.
const timeouts = { connectionTimeout: second, requestTimeout: 5 * second, throwOnRequestTimeout: true };
const attempts = 3;
const defaultLimit = 8 * second;
/** More for large files: they go in parts, a few at a time. */
const limitOfMegabyte = second / 2;
const megabyte = 1024 ** 2;
const partSize = 5 * megabyte;
/** A file up to this size is read at once, so that no connection to the service waits for a slow reader of an image. */
const readAtOnce = 2 * megabyte;
/** Connections to the service. Each slow reader of a larger file holds one, and others must find one left. */
const maxSockets = 1000;
/** Milliseconds for which nothing is tried after the service did not answer. Otherwise each request waits for it. */
const defaultPause = 3 * second;

/** What the client throws: its name or code says what is wrong. The rest of it may have keys, and is told to nobody. */
interface S3Error extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

type Markers = Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>;

const isMissing = ({ name }: S3Error) => ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(name);
/** Not every service lists the uploads that were begun; such a one removes them by a rule of the bucket. */
const isUnknownThere = ({ name }: S3Error) => name === 'NotImplemented';
/** It answered, and with a refusal. */
const isRefusal = ({ $metadata }: S3Error) => ($metadata?.httpStatusCode ?? 500) < 500;
const describe = ({ name, code, $metadata }: S3Error) => ({ reason: code ?? name, status: $metadata?.httpStatusCode });

export interface S3Storage extends Storage {
  /** Throws a CommandError where the bucket refuses; one that is out of reach now may come back. */
  check(): Promise<void>;
  close(): void;
}

/** Storage in a bucket of an S3-compatible service. Its client is loaded here, so whoever has a folder does without. */
export async function createS3Storage(
  { bucket, prefix, region, endpoint, pathStyle }: S3Settings,
  log: Log,
  { pause = defaultPause, limit = defaultLimit } = {},
): Promise<S3Storage> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    requestHandler: {
      ...timeouts,
      socketTimeout: 30 * second,
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
    // Not every service knows the checksums that the client would add; what is sent is signed with its hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  let closedUntil = 0;

  /** Runs requests within a time. What they are refused with stays among ourselves: the log has its name. */
  async function run<T>(operation: string, work: (stop: AbortController) => Promise<T>, time = limit): Promise<T> {
    if (performance.now() < closedUntil) throw unavailable();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), time);
    try {
      return await work(stop);
    } catch (error) {
      const fault = error as S3Error;
      if (isMissing(fault) || isUnknownThere(fault)) throw error;
      if (!isRefusal(fault)) closedUntil = performance.now() + pause;
      log.error({ bucket, operation, ...describe(fault) }, 'the object storage failed');
      throw unavailable();
    } finally {
      clearTimeout(timer);
    }
  }

  const locate = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const getObject = (name: string, { signal }: AbortController, Range?: string) =>
    client.send(new s3.GetObjectCommand({ ...locate(name), Range }), { abortSignal: signal });

  /** The header `Range` of a part, in places: not every service counts from the end. */
  async function findPart(name: string, { signal }: AbortController, section: WantedRange) {
    const command = new s3.HeadObjectCommand(locate(name));
    const { ContentLength: size = 0 } = await client.send(command, { abortSignal: signal });
    return { size, range: clampRange(size, section) };
  }

  const listUploads = (markers: Markers): Promise<ListMultipartUploadsOutput> => {
    const command = new s3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...markers });
    return run('list uploads', ({ signal }) => client.send(command, { abortSignal: signal })).catch(
      (error: S3Error) => {
        if (!isUnknownThere(error)) throw error;
        return {};
      },
    );
  };

  return {
    async put(name, bytes) {
      checkFileName(name);
      const params = { ...locate(name), Body: bytes, ContentType: 'application/octet-stream' };
      const time = limit + (bytes.byteLength / megabyte) * limitOfMegabyte;
      await run(
        'put',
        (abortController) => new Upload({ client, params, partSize, queueSize: 2, abortController }).done(),
        time,
      );
    },

    async get(name) {
      if (!isFileName(name)) return undefined;
      const read = async (stop: AbortController) => {
        const { Body } = await getObject(name, stop);
        return new Uint8Array((await Body?.transformToByteArray()) ?? []);
      };
      return run('get', read).catch(ignoreMissing);
    },

    async open(name, section) {
      if (!isFileName(name)) return undefined;
      const begin = async (stop: AbortController) => {
        const part = section && (await findPart(name, stop, section));
        if (part && !part.range) return { size: part.size };
        const { Body, ContentLength = 0 } = await getObject(
          name,
          stop,
          part?.range && `bytes=${part.range.first}-${part.range.last}`,
        );
        const range = part?.range ?? clampRange(ContentLength);
        if (!range) return { size: 0 };
        const isSmall = range.last - range.first < readAtOnce;
        const body = isSmall
          ? new Blob([new Uint8Array(await Body!.transformToByteArray())]).stream()
          : (Body!.transformToWebStream() as ReadableStream<Uint8Array>);
        return { size: part?.size ?? ContentLength, part: { ...range, body } };
      };
      return run('open', begin).catch(ignoreMissing);
    },

    async remove(name) {
      checkFileName(name);
      await run('remove', ({ signal }) =>
        client.send(new s3.DeleteObjectCommand(locate(name)), { abortSignal: signal }),
      ).catch(ignoreMissing);
    },

    async removeUnfinished(before) {
      let removed = 0;
      let markers: Markers | undefined = {};
      while (markers) {
        const page = await listUploads(markers);
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Initiated || Initiated >= before) continue;
          const abort = new s3.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId });
          // Another node may have been faster.
          await run('abort upload', ({ signal }) => client.send(abort, { abortSignal: signal })).catch(ignoreMissing);
          removed += 1;
        }
        const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
        markers = IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
      }
      return removed;
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken });
        const page = await run('list', ({ signal }) => client.send(command, { abortSignal: signal }));
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (isFileName(name)) yield { name, bytes: Size };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async check() {
      try {
        await client.send(new s3.HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(limit) });
      } catch (error) {
        const fault = error as S3Error;
        const { reason, status } = describe(fault);
        const lacksKeys = fault.name === 'CredentialsProviderError';
        if (lacksKeys || isRefusal(fault))
          throw new CommandError(
            `FILES: the bucket ${bucket} cannot be used (${[reason, status].filter(Boolean).join(', ')}). Look at its name, ` +
              'region and endpoint, at AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and at what they may do.',
          );
        log.error({ bucket, operation: 'check', reason, status }, 'the object storage failed');
      }
    },

    close: () => client.destroy(),
  };
}

function ignoreMissing(error: S3Error): undefined {
  if (!isMissing(error)) throw error;
}
