import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { parseRange } from '#server/kit/range.ts';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', docx: docxType };

/** Does a header name the tag of what the caller has? It may name several. */
const hasTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/**
 * A stored file, or the part of it that the caller wants, as it is read: nothing holds all of it in memory. Whoever has it
 * is told so, since no name is ever given to other bytes. The caller may have the file: that is for others to see to.
 */
export async function respondWithFile(
  { storage, partHeaders }: Pick<Context<unknown>, 'storage' | 'partHeaders'>,
  name: string,
  cacheControl: string,
): Promise<Response> {
  const { range, ifRange, ifNoneMatch } = partHeaders;
  const tag = `"${name.split('/').at(-1)}"`;
  const ending = name.split('.').at(-1)!;
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    etag: tag,
    'x-content-type-options': 'nosniff',
  };
  if (hasTag(ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
  const section = ifRange === undefined || ifRange === tag ? parseRange(range) : undefined;
  const file = await storage.open(name, section);
  if (!file) throw notFound();
  const { size, part } = file;
  if (!part) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { first, last, body } = part;
  return new Response(body, {
    status: section ? 206 : 200,
    headers: {
      ...headers,
      'content-type': types[ending]!,
      'content-length': String(last - first + 1),
      ...(section && { 'content-range': `bytes ${first}-${last}/${size}` }),
      ...(ending === 'docx' && { 'content-disposition': 'attachment; filename="document.docx"' }),
    },
  });
}
