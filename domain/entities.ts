import type { Entity } from '#domain/kit/entity.ts';
import { accountRequest } from './accounts/accountRequest.entity.ts';
import { user } from './accounts/user.entity.ts';
import { article } from './articles/article.entity.ts';
import { bonusDetail } from './bonuses/bonusDetail.entity.ts';
import { businessBook } from './books/businessBook.entity.ts';
import { edition } from './books/edition.entity.ts';
import { sourceChapter } from './books/sourceChapter.entity.ts';
import { chapter } from './chapters/chapter.entity.ts';
import { comment } from './comments/comment.entity.ts';
import { contest } from './contests/contest.entity.ts';
import { contestAward } from './contests/contestAward.entity.ts';
import { contestCriterion } from './contests/contestCriterion.entity.ts';
import { contestEntry } from './contests/contestEntry.entity.ts';
import { contestJudge } from './contests/contestJudge.entity.ts';
import { contestPrize } from './contests/contestPrize.entity.ts';
import { contestPrizeText } from './contests/contestPrizeText.entity.ts';
import { contestText } from './contests/contestText.entity.ts';
import { contractApplication } from './contracts/contractApplication.entity.ts';
import { contractTemplate } from './contracts/contractTemplate.entity.ts';
import { contractTerms } from './contracts/contractTerms.entity.ts';
import { invitation } from './contracts/invitation.entity.ts';
import { dictionaryEntry } from './dictionary/dictionaryEntry.entity.ts';
import { income } from './earnings/income.entity.ts';
import { revenueImport } from './earnings/revenueImport.entity.ts';
import { restrictedWord } from './editor/restrictedWord.entity.ts';
import { editor } from './editors/editor.entity.ts';
import { editorAbsence } from './editors/editorAbsence.entity.ts';
import { message } from './notifications/message.entity.ts';
import { bankHoliday } from './payouts/bankHoliday.entity.ts';
import { payroll } from './payouts/payout.entity.ts';
import { can, type Role } from './roles.ts';
import { statement } from './statements/statement.entity.ts';
import { fiction } from './stories/story.entity.ts';
import { tag } from './stories/tag.entity.ts';
import { maintenanceWindow } from './system/maintenanceWindow.entity.ts';
import { extensionRequest } from './translation/extensionRequest.entity.ts';
import { translationTask } from './translation/translationTask.entity.ts';

/** Every entity, in the order of the back-office menu. Each has a table, `/api/office/<name>` and a resource. */
export const entities = {
  fiction,
  chapter,
  comment,
  message,
  businessBook,
  sourceChapter,
  edition,
  translationTask,
  extensionRequest,
  dictionaryEntry,
  income,
  statement,
  payroll,
  bankHoliday,
  bonusDetail,
  revenueImport,
  editor,
  editorAbsence,
  user,
  accountRequest,
  tag,
  restrictedWord,
  contractApplication,
  invitation,
  contractTemplate,
  contractTerms,
  maintenanceWindow,
  contest,
  contestText,
  contestPrize,
  contestPrizeText,
  contestEntry,
  contestJudge,
  contestCriterion,
  contestAward,
  article,
};

export type EntityKey = keyof typeof entities;
export type EntityName = (typeof entities)[EntityKey]['name'];
export type AnyEntity = Entity<any, EntityName>;

/** As calls take them: a screen has the name of its resource as any string. */
export const entityNames: string[] = Object.values(entities).map(({ name }) => name);

/** The key of the entity that a ref names. Throws where there is none. */
export function getEntityKey(name: string): EntityKey {
  const entityKey = (Object.keys(entities) as EntityKey[]).find((key) => entities[key].name === name);
  if (!entityKey) throw new Error(`'${name}' is no entity`);
  return entityKey;
}

export const getEntity = (name: string): AnyEntity => entities[getEntityKey(name)];

/** The entities whose lists a role is shown. */
export const listReadableEntities = (role: Role): Entity<any>[] =>
  Object.values<Entity<any>>(entities).filter(({ access }) => can(role, access.read));
