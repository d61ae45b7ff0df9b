import type { Entity } from '#domain/kit/entity.ts';
import { bankHoliday } from './bankHoliday.ts';
import { bonusDetail } from './bonusDetail.ts';
import { businessBook } from './businessBook.ts';
import { chapter } from './chapter.ts';
import { comment } from './comment.ts';
import { contractApplication } from './contractApplication.ts';
import { contractTemplate } from './contractTemplate.ts';
import { contractTerms } from './contractTerms.ts';
import { dictionaryEntry } from './dictionaryEntry.ts';
import { editor } from './editor.ts';
import { extensionRequest } from './extensionRequest.ts';
import { fiction } from './fiction.ts';
import { income } from './income.ts';
import { invitation } from './invitation.ts';
import { maintenanceWindow } from './maintenanceWindow.ts';
import { message } from './message.ts';
import { payroll } from './payroll.ts';
import { restrictedWord } from './restrictedWord.ts';
import { revenueImport } from './revenueImport.ts';
import { statement } from './statement.ts';
import { tag } from './tag.ts';
import { translationTask } from './translationTask.ts';
import { user } from './user.ts';

/** Every entity, in the order of the back-office menu. Each has a table, `/api/office/<name>` and a resource. */
export const entities = {
  fiction,
  chapter,
  comment,
  message,
  businessBook,
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
  user,
  tag,
  restrictedWord,
  contractApplication,
  invitation,
  contractTemplate,
  contractTerms,
  maintenanceWindow,
};

export type EntityKey = keyof typeof entities;

export const entityNames = Object.values(entities).map(({ name }) => name);

/** The key of the entity that a ref names. Throws where there is none. */
export function keyOf(name: string): EntityKey {
  const found = (Object.keys(entities) as EntityKey[]).find((key) => entities[key].name === name);
  if (!found) throw new Error(`'${name}' is no entity`);
  return found;
}

export const entityNamed = (name: string): Entity<any> => entities[keyOf(name)];
