import { calls, type areaCalls } from '#domain/calls/index.ts';
import { entities, type EntityKey } from '#domain/entities/index.ts';
import type { AnyHandler, HandlersOf } from '#server/kit/context.ts';
import { crud } from '#server/kit/crud.ts';
import { options, refs } from '#server/kit/refs.ts';
import { account } from './account/index.ts';
import { announcements } from './announcements/index.ts';
import { badges } from './badges.ts';
import { bill } from './bill/index.ts';
import { bonuses } from './bonuses/index.ts';
import { chapters } from './chapters/index.ts';
import { uploads } from './chapterUploads/index.ts';
import { comments } from './comments/index.ts';
import { officeComments } from './comments/office.ts';
import { common } from './common.ts';
import { contracts } from './contracts/index.ts';
import { templates } from './contracts/templates.ts';
import { documents } from './documents/index.ts';
import { editors } from './editors.ts';
import { fictions } from './fictions.ts';
import { finance } from './finance/index.ts';
import { home } from './home/index.ts';
import { images } from './images/index.ts';
import { ingest } from './ingest.ts';
import { messages } from './messages/index.ts';
import { notes } from './messages/notes.ts';
import { moderation } from './moderation/index.ts';
import { naming } from './naming.ts';
import { payment } from './payment/info.ts';
import { paying } from './payroll/index.ts';
import { questions } from './questions/index.ts';
import { locks } from './recordLocks.ts';
import { releases } from './releases/index.ts';
import { bonusDetails } from './revenue/bonuses.ts';
import { revenue } from './revenue/index.ts';
import { shares } from './shares.ts';
import { statements } from './statements/index.ts';
import { storyPage } from './storyPage.ts';
import { system } from './system.ts';
import { track } from './track.ts';
import { trail } from './trails.ts';
import { users } from './users.ts';
import { views } from './views.ts';
import { works } from './works.ts';

/** The back office's calls for an entity, where they are more than its declaration. */
const office: Partial<Record<EntityKey, ReturnType<typeof crud>>> = {
  fiction: works,
  comment: officeComments,
  message: notes,
  contractTemplate: templates,
  bonusDetail: bonusDetails,
};

const areas: HandlersOf<typeof areaCalls> = {
  ...account,
  ...announcements,
  ...badges,
  ...chapters,
  ...uploads,
  ...comments,
  ...bonuses,
  ...common,
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
  ...naming,
  ...shares,
  ...revenue,
  ...statements,
  ...payment,
  ...finance,
  ...bill,
  ...paying,
  ...questions,
  ...storyPage,
  ...system,
  ...track,
  ...users,
  ...locks,
  ...views,
};

/** A handler for each call, by the call's name. */
export const handlers: Record<string, AnyHandler> = {
  ...areas,
  ...Object.fromEntries(
    (Object.keys(entities) as EntityKey[]).flatMap((key) => [
      ...Object.entries(office[key] ?? crud(key))
        .map(([op, handler]) => [`${key}.${op}`, handler] as const)
        .filter(([name]) => name in calls),
      [`${key}.trail`, trail(key)] as const,
      ...Object.entries(refs(key)).map(([field, handler]) => [`${key}.refs.${field}`, handler] as const),
      ...Object.entries(options(key)).map(([field, handler]) => [`${key}.options.${field}`, handler] as const),
    ]),
  ),
};
