import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { payroll } from '#domain/payouts/payout.entity.ts';
import { startOfDay } from '#domain/shared/clock.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import type { StatementEvent } from '#domain/statements/statement.ts';
import type { Db } from '#server/db/database.ts';
import { audits } from '#server/db/schema.ts';

interface Event {
  event: StatementEvent;
  at: string;
  reason: string | null;
}

const events = { reject: 'rejected', carry: 'carried', decline: 'carried' } as const;

/** What was decided on statements, by their ids, as the audit has it. */
export async function loadDecisions(db: Db, ids: readonly number[]): Promise<Map<number, Event[]>> {
  const rows = await db
    .select()
    .from(audits)
    .where(
      and(
        eq(audits.entity, statement.name),
        inArray(audits.record_id, [...ids]),
        inArray(audits.action, Object.keys(events)),
      ),
    )
    .orderBy(asc(audits.id));
  const decided = rows.map(({ record_id, action, at, changes }) => {
    const { reason } = changes as { reason?: { to?: string | null } };
    return { record_id, event: events[action as keyof typeof events], at, reason: reason?.to ?? null };
  });
  const byId = Map.groupBy(decided, ({ record_id }) => record_id);
  return new Map([...byId].map(([id, some]) => [id, some.map(({ record_id: _, ...event }) => event)]));
}

interface Course {
  closed_at: string;
  confirmed: readonly string[];
  decisions: readonly Event[];
  payout: Pick<RecordOf<typeof payroll>, 'status' | 'note' | 'paid_on' | 'created_at' | 'updated_at'> | undefined;
  sent_at: string | null | undefined;
}

/** What has happened to a statement so far, oldest first. */
export function buildTimeline({ closed_at, confirmed, decisions, payout: payment, sent_at }: Course): Event[] {
  const plain = (event: StatementEvent, at: string, reason: string | null = null): Event => ({ event, at, reason });
  const ended =
    payment?.status === 'paid'
      ? [plain('paid', startOfDay(payment.paid_on!).toISOString())]
      : payment?.status === 'failed'
        ? [plain('failed', payment.updated_at, payment.note)]
        : [];
  const course = [
    plain('closed', closed_at),
    ...confirmed.map((at) => plain('confirmed', at)),
    ...decisions,
    ...(payment ? [plain('approved', payment.created_at)] : []),
    ...(sent_at ? [plain('sent', sent_at)] : []),
  ];
  return [...course.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))), ...ended];
}
