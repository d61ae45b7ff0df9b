const written = /!\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;
/** Pictures that the platform comes with, `public/pictures/<name>.svg`. */
export const shippedPictures = ['cover-small', 'chapter-ending'] as const;
const shipped = new Set(shippedPictures.map((name) => `/pictures/${name}.svg`));
export const isShippedPicture = (url: string): boolean => shipped.has(url);

const address = /^([^#]+)(?:#(\d{1,4})x(\d{1,4}))?$/;
const uploaded = /^\/api\/files\/article\/[\w-]+\.jpg$/;

/** A picture of a text: its words for who cannot see it, and its address with the pixels behind `#`. */
interface WrittenPicture {
  alt: string;
  href: string;
}

/** The pictures of a Markdown text in their order. */
export const findPictures = (body: string): WrittenPicture[] =>
  [...body.matchAll(written)].map(([, alt, href]) => ({ alt: alt!.trim(), href: href! }));

/** Where a picture that was uploaded for articles, or came with the platform, is read, and its pixels; undefined: it is none of these. */
export function parsePictureAddress(href: string): { url: string; width?: number; height?: number } | undefined {
  const [, url, width, height] = address.exec(href) ?? [];
  if (url === undefined || !(uploaded.test(url) || isShippedPicture(url))) return undefined;
  return width && height ? { url, width: Number(width), height: Number(height) } : { url };
}

/** A picture that names its address elsewhere in the text, where nothing looks for it: `![words][name]`, or `![name]`. */
const referred = /!\[([^\]]*)\](?:\[[^\]]*\]|(?![([]))/g;
const defines = (body: string, name: string) =>
  new RegExp(String.raw`^ {0,3}\[${RegExp.escape(name)}\]:`, 'im').test(body);
const findReferred = (body: string): string[] =>
  [...body.matchAll(referred)].flatMap(([text, name]) =>
    text.endsWith(`![${name}]`) && !defines(body, name!) ? [] : [text],
  );

/** `picture`: of another place, or of an address elsewhere in the text, which readers never get; `picture_alt`: without words for who cannot see it. */
export const findPictureProblems = (body: string): { problem: 'picture' | 'picture_alt'; text: string }[] => [
  ...findPictures(body).flatMap(({ alt, href }) => [
    ...(parsePictureAddress(href) ? [] : [{ problem: 'picture' as const, text: href }]),
    ...(alt ? [] : [{ problem: 'picture_alt' as const, text: href }]),
  ]),
  ...findReferred(body).map((text) => ({ problem: 'picture' as const, text })),
];
