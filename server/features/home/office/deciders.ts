import { and, eq, exists, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getEntityKey, type EntityKey } from '#domain/entities.ts';
import { listFilters, mayTake } from '#domain/home/officeQueues.ts';
import { hidesPeople, type Entity } from '#domain/kit/entity.ts';
import { payoutSteps } from '#domain/payouts/payoutSteps.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import { isPendingReview, waitsForReviewer } from '#server/features/chapters/index.ts';
import { waitsForModerator } from '#server/features/comments/index.ts';
import { hasNoPartIn } from '#server/features/contracts/index.ts';
import { hasNoOwnMoney } from '#server/features/statements/index.ts';
import type { Context } from '#server/kit/context.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { buildQueueFilter } from './queueFilter.ts';

type Reader = number | PgColumn;

type Conditions = Partial<Record<EntityKey, (reader: Reader) => SQL | undefined>>;

const { accountRequest, bonusDetail, extensionRequest, payroll } = tables;
const isNot = (column: PgColumn, reader: Reader) => sql`${column} is distinct from ${reader}`;

/** What a record of a queue with a page of its own must be to wait in it. */
const waitingConditions: Conditions = { chapter: () => isPendingReview, comment: waitsForModerator };
/** What a record must be, besides what the filter of its queue says, for a person to give it away. */
const givingConditions: Conditions = {
  chapter: waitsForReviewer,
  comment: waitsForModerator,
  contractApplication: hasNoPartIn,
};
/** The same for a person to decide on it: who may not, since a part of it is their own, has all the more reason to give it away. */
const conditions: Conditions = {
  ...givingConditions,
  statement: hasNoOwnMoney,
  accountRequest: (reader) => and(isNot(accountRequest.asked_by_id, reader), isNot(accountRequest.user_id, reader)),
  bonusDetail: (reader) => isNot(bonusDetail.created_by_id, reader),
  extensionRequest: (reader) => isNot(extensionRequest.asked_by_id, reader),
  payroll: (reader) =>
    and(
      or(ne(payroll.status, payoutSteps.approve.from), isNot(payroll.statement_approved_by, reader)),
      isNot(payroll.approved_by, reader),
    ),
};

/** The rows of an entity that wait for a person of a role and that are as `required` of them; undefined: none ever do. */
function buildWaiting(
  { db, now }: Context,
  entity: Entity<any>,
  required: Conditions,
  role: Role,
  reader: Reader,
): SQL | undefined {
  const key = getEntityKey(entity.name);
  if (!mayTake(role, key) || !can(role, entity.access.read) || hidesPeople(entity, role)) return undefined;
  const ofQueues = listFilters(role, key).map((filter) => buildQueueFilter(entity, filter, now));
  return and(or(...ofQueues), buildScope(db, entity, { id: reader, role }, now), required[key]?.(reader));
}

/** The rows of an entity that the caller may give to a colleague now; undefined: none ever. */
export const buildGivable = (context: Context, entity: Entity<any>): SQL | undefined =>
  buildWaiting(context, entity, givingConditions, context.user.role, context.user.id);

/** The rows of an entity that wait in a queue of the caller now; undefined: none ever do. */
export const buildHeld = (context: Context, entity: Entity<any>): SQL | undefined =>
  buildWaiting(context, entity, waitingConditions, context.user.role, context.user.id);

interface Account {
  id: PgColumn;
  role: PgColumn;
  status: PgColumn;
}

/** Accounts, as a table of that shape, whose person may decide on a record now. */
export const buildDeciders = (context: Context, entity: Entity<any>, record_id: number, account: Account) =>
  buildPeople(context, entity, conditions, record_id, account);

/** The same of those in whose queue it is, though they may not decide on it. */
export const buildHolders = (context: Context, entity: Entity<any>, record_id: number, account: Account) =>
  buildPeople(context, entity, waitingConditions, record_id, account);

function buildPeople(
  context: Context,
  entity: Entity<any>,
  required: Conditions,
  record_id: number,
  account: Account,
): SQL | undefined {
  const table = getTable(entity);
  const ofRoles = staff.flatMap((role) => {
    const waiting = buildWaiting(context, entity, required, role, account.id);
    if (!waiting) return [];
    const record = context.db
      .select({ id: table.id! })
      .from(table)
      .where(and(eq(table.id!, record_id), waiting));
    return [and(eq(account.role, role), exists(record))];
  });
  return and(eq(account.status, 'active'), or(...ofRoles));
}
