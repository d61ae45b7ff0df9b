import { and, eq, exists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getEntityKey, type EntityKey } from '#domain/entities.ts';
import { findFilter, mayTake } from '#domain/home/officeQueues.ts';
import { hidesPeople, type Entity } from '#domain/kit/entity.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { waitsForReviewer } from '#server/features/chapters/index.ts';
import { waitsForModerator } from '#server/features/comments/index.ts';
import { hasNoPartIn } from '#server/features/contracts/index.ts';
import { hasNoOwnMoney } from '#server/features/statements/index.ts';
import type { Context } from '#server/kit/context.ts';
import { buildFilter } from '#server/kit/filter.ts';
import { buildScope, getTable } from '#server/kit/list.ts';

type Reader = number | PgColumn;

type Conditions = Partial<Record<EntityKey, (reader: Reader) => SQL | undefined>>;

/** What a record must be, besides what the filter of its queue says, for a person to decide on it. */
const conditions: Conditions = {
  chapter: waitsForReviewer,
  comment: waitsForModerator,
  contractApplication: hasNoPartIn,
  statement: hasNoOwnMoney,
};
/** The same for a person to give it away: whose own money is in a statement has all the more reason to. */
const givingConditions: Conditions = { ...conditions, statement: () => undefined };

/** The rows of an entity that wait for a person of a role and that are as `required` of them; undefined: none ever do. */
function buildWaiting(
  { db, now }: Context,
  entity: Entity<any>,
  required: Conditions,
  role: Role,
  reader: Reader,
): SQL | undefined {
  const key = getEntityKey(entity.name);
  const own = required[key];
  if (!own || !mayTake(role, key) || !can(role, entity.access.read) || hidesPeople(entity, role)) return undefined;
  const { snoozed: _snoozed, ...filter } = findFilter(role, key) ?? {};
  return and(buildFilter(entity, filter, now), buildScope(db, entity, { id: reader, role }, now), own(reader));
}

/** The rows of an entity that the caller may give to a colleague now; undefined: none ever. */
export const buildGivable = (context: Context, entity: Entity<any>): SQL | undefined =>
  buildWaiting(context, entity, givingConditions, context.user.role, context.user.id);

/** Accounts, as a table of that shape, whose person may decide on a record now. */
export function buildDeciders(
  context: Context,
  entity: Entity<any>,
  record_id: number,
  account: { id: PgColumn; role: PgColumn; status: PgColumn },
): SQL | undefined {
  const table = getTable(entity);
  const ofRoles = staff.flatMap((role) => {
    const decidable = buildWaiting(context, entity, conditions, role, account.id);
    if (!decidable) return [];
    const record = context.db
      .select({ id: table.id! })
      .from(table)
      .where(and(eq(table.id!, record_id), decidable));
    return [and(eq(account.role, role), exists(record))];
  });
  return and(eq(account.status, 'active'), or(...ofRoles));
}
