import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cookies, cookieSeconds } from '#domain/kit/seen.ts';

/** Of each entity of the back office: its lists, what is told of them, and their exports. */
const ofEntities = /\.(list|export|groups|refs\.\w+)$/;

/** The other calls, by what they are. */
const named = new Set([
  'getTodo',
  'getOfficeHome',
  'getTrade',
  'searchOffice',
  'listStories',
  'listChapters',
  'listCommentedStories',
  'listCommentedChapters',
  'listComments',
  'listReplies',
  'listMessages',
  'listEarnings',
  'listStatements',
  'listContestStories',
  'listOwnEntries',
  'listEditorsLoad',
  'listApplicationsLoad',
  'listReviewQueue',
  'listReportedComments',
  'listStoryRevenue',
  'listTranslationReviews',
  'listTranslationProgress',
  'listMyTranslations',
  'listBookTerms',
  'listActivity',
  'exportStory',
  'exportStoryRevenue',
  'exportEdition',
  'exportTranslation',
  'exportDictionary',
]);

/**
 * The one place that says which calls may be answered from a replica: lists, search, home and exports. All others read the
 * database itself: sessions, which the guard reads for each call, single records, which one changes next, and whatever
 * writes or locks.
 */
export const mayReadReplica = (call: string): boolean => ofEntities.test(call) || named.has(call);

/** Until when the caller knows of changes, by the clock of the server: their own, or one that a stream told of. */
export function getKnownUntil(c: HonoContext): number {
  const times = Object.values(cookies).map((name) => Number(getCookie(c, name)));
  return Math.max(0, ...times.filter(Number.isFinite));
}

/** Has the caller's next requests say that they know of what was committed until now. */
export const keepKnown = (c: HonoContext): void =>
  setCookie(c, cookies.written, String(Date.now()), {
    path: '/api',
    maxAge: cookieSeconds,
    httpOnly: true,
    sameSite: 'Strict',
  });
