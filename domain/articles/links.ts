/** The pages of the portal, which an article may lead to; the table of routes has the same (src/lib/routing/routes.ts). */
export const linkedPages: ReadonlySet<string> = new Set([
  '/home',
  '/story',
  '/story/form',
  '/story/detail',
  '/story/upload',
  '/story/preview',
  '/story/preview/chapter',
  '/story/release',
  '/story/tiny',
  '/income',
  '/comments',
  '/message',
  '/school',
  '/schoolDetail',
  '/person',
  '/sign',
  '/verify',
  '/login/login',
  '/login/init',
  '/login/name',
  '/wolf',
  '/wolf/h5',
  '/werewolf',
  '/dangerous',
  '/mafia',
  '/event',
  '/benefit',
  '/handbook',
  '/composition',
  '/coverGuide',
  '/clause/faq',
  '/clause/termsOfService',
  '/clause/privacyPolicy',
]);

const inline = /(?<!!\[[^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g;
const reference = /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm;

/** What Markdown makes no links of, or has made one of already: code, and links and pictures with words of their own. */
const settled = /^(`{3,}|~{3,})[^]*?^\1|`[^`\n]*`|!?\[[^\]]*\]\([^)]*\)|^ {0,3}\[[^\]]+\]:.*$/gm;
/** Addresses that Markdown makes links of as they stand: between `<` and `>`, or bare. */
const bare = /<([a-z][a-z\d+.-]+:[^\s<>]*)>|(?<![\w/.@:-])((?:(?:https?|ftp):\/\/|www\.)[a-z\d][^\s<>()[\]*_`]*)/gi;

const findBareLinks = (body: string): string[] =>
  [...body.replaceAll(settled, ' ').matchAll(bare)].map(
    ([, framed, plain]) => framed ?? plain!.replace(/[.,;:!?'"]+$/, ''),
  );

/** Where the links of a Markdown text lead, each once; its pictures are none. */
export const findLinks = (body: string): string[] => [
  ...new Set([
    ...[...body.matchAll(inline), ...body.matchAll(reference)].map(([, href]) => href!),
    ...findBareLinks(body),
  ]),
];

/**
 * Why a link leads nowhere: to no page, to a place within a page (addresses of the portal have no room for one), or to what
 * is no address.
 */
export function checkLink(href: string): 'page' | 'anchor' | 'form' | undefined {
  if (href.startsWith('#/')) {
    const [path = '', ...rest] = href.slice(1).split(/[?#]/);
    if (!linkedPages.has(path)) return 'page';
    return rest.length > 0 && href.lastIndexOf('#') > 0 ? 'anchor' : undefined;
  }
  if (href.startsWith('#')) return 'anchor';
  return /^(https:\/\/[^/]+\.[^/]|mailto:[^@]+@[^@]+$)/.test(href) ? undefined : 'form';
}
