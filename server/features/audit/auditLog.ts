import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { createAuditLogCall } from '#domain/audit/auditLog.calls.ts';
import { auditLogActions } from '#domain/audit/auditLog.ts';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { audits, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { countRecords, buildScope, getTable } from '#server/kit/list.ts';
import { selectAuditItems } from './auditItems.ts';

const { contractApplication, payroll } = tables;

const isOfRecord = (entity: Entity<any>, id: number) => and(eq(audits.entity, entity.name), eq(audits.record_id, id));
function isOfRows({ db }: Context, entity: Entity<any>, which: SQL) {
  const table = getTable(entity);
  const ids = db.select({ id: table.id! }).from(table).where(which);
  return and(eq(audits.entity, entity.name), inArray(audits.record_id, ids));
}

/** What belongs to a record and is told of in its audit log too. */
const also: Partial<Record<EntityKey, (context: Context, id: number) => SQL | undefined>> = {
  fiction: (context, id) => isOfRows(context, entities.contractApplication, eq(contractApplication.fiction_id, id)),
  statement: (context, id) => isOfRows(context, entities.payroll, eq(payroll.statement_id, id)),
};

/** Tells what was noted of a record that the reader may see. */
export function createAuditLog(key: EntityKey): AnyHandler {
  const entity: Entity<any> = entities[key];
  return async ({ params: { id }, query: { page, per_page } }, context: Context) => {
    const { db, user: me, now } = context;
    if ((await countRecords(db, entity, and(eq(getTable(entity).id!, id), buildScope(db, entity, me, now)))) === 0)
      throw notFound();
    const where = and(
      or(isOfRecord(entity, id), also[key]?.(context, id)),
      inArray(audits.action, [...auditLogActions]),
    );
    const part = { where, order: [desc(audits.id)], limit: per_page, offset: (page - 1) * per_page };
    const [items, total] = await Promise.all([selectAuditItems(context, part), db.$count(audits, where)]);
    return { items, total } satisfies AnswerOf<ReturnType<typeof createAuditLogCall>>;
  };
}
