import { entities, type EntityKey } from '#domain/entities/index.ts';
import type { Call } from '#domain/kit/call.ts';
import * as accounts from './accounts.ts';
import * as announcements from './announcements.ts';
import * as auth from './auth.ts';
import * as badges from './badges.ts';
import * as bill from './bill.ts';
import * as bonuses from './bonuses.ts';
import * as captcha from './captcha.ts';
import * as changeEmail from './changeEmail.ts';
import * as chapterReviews from './chapterReviews.ts';
import * as chapters from './chapters.ts';
import * as chapterUploads from './chapterUploads.ts';
import * as chapterVersions from './chapterVersions.ts';
import * as comments from './comments.ts';
import * as common from './common.ts';
import * as contractReviews from './contractReviews.ts';
import * as contracts from './contracts.ts';
import { crudCalls, optionCalls, refCalls } from './crud.ts';
import * as documents from './documents.ts';
import * as editors from './editors.ts';
import * as fictions from './fictions.ts';
import * as finance from './finance.ts';
import * as forgotPassword from './forgotPassword.ts';
import * as home from './home.ts';
import * as images from './images.ts';
import * as ingest from './ingest.ts';
import * as mergeAuthors from './mergeAuthors.ts';
import * as messages from './messages.ts';
import * as moderation from './moderation.ts';
import * as months from './months.ts';
import * as naming from './naming.ts';
import * as password from './password.ts';
import * as payment from './payment.ts';
import * as payroll from './payroll.ts';
import * as penName from './penName.ts';
import * as profile from './profile.ts';
import * as questions from './questions.ts';
import * as recordLocks from './recordLocks.ts';
import * as register from './register.ts';
import * as releases from './releases.ts';
import * as revenue from './revenue.ts';
import * as sensitiveKeywords from './sensitiveKeywords.ts';
import * as sessions from './sessions.ts';
import * as shares from './shares.ts';
import * as sso from './sso.ts';
import * as statementReviews from './statementReviews.ts';
import * as storyPage from './storyPage.ts';
import * as storyReplace from './storyReplace.ts';
import * as system from './system.ts';
import * as track from './track.ts';
import { trailCall } from './trails.ts';
import * as userNames from './userNames.ts';
import * as views from './views.ts';

/** Calls with a handler of their own, by name. */
export const areaCalls = {
  ...accounts,
  ...announcements,
  ...auth,
  ...badges,
  ...captcha,
  ...changeEmail,
  ...forgotPassword,
  ...mergeAuthors,
  ...naming,
  ...password,
  ...penName,
  ...profile,
  ...register,
  ...sessions,
  ...sso,
  ...userNames,
  ...chapters,
  ...chapterReviews,
  ...chapterUploads,
  ...chapterVersions,
  ...sensitiveKeywords,
  ...storyReplace,
  ...comments,
  ...bonuses,
  ...common,
  ...contractReviews,
  ...contracts,
  ...documents,
  ...editors,
  ...fictions,
  ...home,
  ...images,
  ...ingest,
  ...messages,
  ...moderation,
  ...releases,
  ...shares,
  ...revenue,
  ...months,
  ...statementReviews,
  ...payment,
  ...finance,
  ...bill,
  ...payroll,
  ...questions,
  ...storyPage,
  ...system,
  ...track,
  ...recordLocks,
  ...views,
};

/**
 * Every call of the API by name: the areas' own, and for each entity `<entity>.list` and so on, `<entity>.trail`,
 * `<entity>.refs.<field>` and `<entity>.options.<field>`.
 */
export const calls: Record<string, Call> = {
  ...areaCalls,
  ...Object.fromEntries(
    (Object.keys(entities) as EntityKey[]).flatMap((key) => [
      ...Object.entries(crudCalls(entities[key]) as Record<string, Call | undefined>).flatMap(([op, call]) =>
        call ? [[`${key}.${op}`, call] as const] : [],
      ),
      [`${key}.trail`, trailCall(entities[key]) as Call] as const,
      ...Object.entries(refCalls(entities[key])).map(([field, call]) => [`${key}.refs.${field}`, call] as const),
      ...Object.entries(optionCalls(entities[key])).map(([field, call]) => [`${key}.options.${field}`, call] as const),
    ]),
  ),
};
