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
