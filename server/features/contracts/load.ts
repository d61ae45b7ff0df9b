import { and, asc, count, eq, gte, inArray } from 'drizzle-orm';
import type * as calls from '#domain/contracts/applicationsLoad.calls.ts';
import type { LoadLine } from '#domain/contracts/applicationsLoad.ts';
import { listAwaiting } from '#domain/contracts/contract.ts';
import { entities } from '#domain/entities.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { decidedDays } from '#domain/shared/decidedLately.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { selectWaiting, type CountByEditor, type QueueCount } from '#server/kit/waiting.ts';
import { getLateSince, isLateApplication, pendingSince } from './pendingSince.ts';
import { countApplicationsByEditor } from './waitingByEditor.ts';

const { contractApplication, editor, user } = tables;
const { audited_at, reviewed_at, reviewed_by_id, status } = contractApplication;

const buildOwn = ({ db, now, user: me }: Context) => buildScope(db, entities.contractApplication, me, now);

const addUp = (counts: readonly CountByEditor[]): QueueCount => ({
  count: counts.reduce((sum, one) => sum + one.count, 0),
  oldest: counts.flatMap(({ oldest }) => oldest ?? []).toSorted()[0] ?? null,
  late: counts.reduce((sum, one) => sum + one.late, 0),
});

/** How many applications each editor has decided on since then, by the id of the editor. */
async function countReviewed(context: Context, since: string): Promise<ReadonlyMap<number | null, number>> {
  const rows = await context.db
    .select({ id: reviewed_by_id, decided: count() })
    .from(contractApplication)
    .where(and(gte(reviewed_at, since), buildOwn(context)))
    .groupBy(reviewed_by_id);
  return new Map(rows.map(({ id, decided }) => [id, decided]));
}

/** What waits for work auditors, and what they have decided on since then. */
async function loadSecondReview(context: Context, since: string): Promise<LoadLine> {
  const { db, now } = context;
  const [waiting] = await db
    .select(selectWaiting(pendingSince, isLateApplication(now)))
    .from(contractApplication)
    .where(and(inArray(status, listAwaiting('work_auditor')), buildOwn(context)));
  const decided = await db.$count(contractApplication, and(gte(audited_at, since), buildOwn(context)));
  return { actor: 'work_auditor', editor: null, waiting: waiting!, decided };
}

/** A line for each editor who works, or has any application; to an editor one with all that is in their list. */
async function loadEditors(context: Context, since: string): Promise<LoadLine[]> {
  const { db, user: me } = context;
  const isMine = me.role === 'editor';
  const editors = await db
    .select({ id: editor.id, name: editor.name, role: user.role, status: user.status })
    .from(editor)
    .innerJoin(user, eq(user.id, editor.user_id))
    .where(isMine ? eq(editor.user_id, me.id) : undefined)
    .orderBy(asc(editor.name), asc(editor.id));
  const waiting = await countApplicationsByEditor(context);
  const byEditor = Map.groupBy(waiting, ({ editor_id }) => editor_id);
  const reviewed = await countReviewed(context, since);
  const lines = editors.flatMap(({ id, name, ...account }): LoadLine[] => {
    const line = {
      actor: 'editor' as const,
      editor: { id, name },
      waiting: addUp(isMine ? waiting : (byEditor.get(id) ?? [])),
      decided: reviewed.get(id) ?? 0,
    };
    const isEmpty = line.waiting.count === 0 && line.decided === 0;
    return isEmpty && (account.role !== 'editor' || account.status !== 'active') ? [] : [line];
  });
  const without = byEditor.get(null);
  if (without && !isMine) lines.push({ actor: 'editor', editor: null, waiting: addUp(without), decided: 0 });
  return lines.toSorted((a, b) => b.waiting.late - a.waiting.late || b.waiting.count - a.waiting.count);
}

export const load: HandlersOf<typeof calls> = {
  async listApplicationsLoad(_, context) {
    const { now, user: me } = context;
    const decided_since = addDaysToInstant(now, -decidedDays).toISOString();
    const items = await loadEditors(context, decided_since);
    if (me.role !== 'editor') items.push(await loadSecondReview(context, decided_since));
    return { late_since: getLateSince(now), decided_since, items };
  },
};
