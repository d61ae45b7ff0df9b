/** A title as a file's name, on any system. */
const getFileName = (title: string) =>
  title
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
    .toWellFormed();

/** The headers of a private file that is saved, not shown: its media type and its name, as `attachment` makes it. */
export const getFileHeaders = (type: string, ...name: Parameters<typeof formatAttachment>) => ({
  'content-type': type,
  'content-disposition': formatAttachment(...name),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

/**
 * The `content-disposition` of a file that is named after a title: the name for browsers of today, and `plain`, in ASCII,
 * for all others and where nothing of the title is left (RFC 5987, RFC 6266).
 */
function formatAttachment(title: string, plain: string, format: string): string {
  const encoded = encodeURIComponent(`${getFileName(title) || plain}.${format}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encoded}`;
}
