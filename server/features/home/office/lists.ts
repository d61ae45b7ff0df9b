import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { QueueFilter, QueueName } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';
import { selectStartOfDay } from '#server/db/businessZone.ts';
import { statementConfirmations, tables } from '#server/db/schema.ts';
import { lateApplications, pendingSince } from '#server/features/contracts/index.ts';
import { findMissedPayDay } from '#server/features/statements/index.ts';
import type { Context } from '#server/kit/context.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { buildSnoozed } from '#server/kit/snoozed.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';
import { buildQueueFilter } from './queueFilter.ts';

const { dictionaryEntry, payroll, statement, translationTask } = tables;

interface Times {
  /** Since when a row waits, where that is not since it was made. */
  since?: SQLWrapper;
  late?: SQL;
}

/** Since when finance has a statement; what somebody has taken waits as long as before. */
const confirmedAt = sql`coalesce((select max(${statementConfirmations.at}) from ${statementConfirmations}
  where ${statementConfirmations.statement_id} = ${statement.id}), ${statement.updated_at})`;

const loadPayoutTimes = async (context: Context): Promise<Times> => ({
  late: await findMissedPayDay(context, { month: payroll.month, since: payroll.created_at }),
});

/** What is known of the times of a queue besides. */
const timesOf: Partial<Record<QueueName, (context: Context) => Times | Promise<Times>>> = {
  contract_applications: ({ now }) => ({ since: pendingSince, late: lateApplications(now) }),
  proposed_changes: () => ({ since: dictionaryEntry.updated_at }),
  late_tasks: () => ({
    since: selectStartOfDay(sql`${translationTask.ends_on} + 1`),
    late: sql`true`,
  }),
  statements: async (context) => ({
    since: confirmedAt,
    late: await findMissedPayDay(context, { month: statement.month, since: confirmedAt }),
  }),
  payouts_to_approve: loadPayoutTimes,
  payouts_to_pay: loadPayoutTimes,
};

interface List {
  list: EntityKey;
  filter: (role: Role) => QueueFilter;
}

/** A queue that is a list with a filter, counted as the list counts. */
export async function countInList(
  context: Context,
  name: QueueName,
  { list, filter }: List,
  snoozed?: boolean,
): Promise<QueueCount> {
  const { db, user } = context;
  const entity = entities[list];
  const table = getTable(entity);
  const { since = table.created_at!, late } = (await timesOf[name]?.(context)) ?? {};
  const ofQueue = filter(user.role);
  const [row] = await db
    .select(selectWaiting(since, late))
    .from(table)
    .where(
      and(
        buildQueueFilter(entity, ofQueue, context.now),
        buildSnoozed(context, entity, snoozed ?? (ofQueue.snoozed as boolean | undefined)),
        buildScope(db, entity, user, context.now),
      ),
    );
  return row!;
}
