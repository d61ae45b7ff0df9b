import { and, asc, eq, inArray } from 'drizzle-orm';
import { audits, tables } from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { notifyEach } from '#server/platform/notify/notify.ts';

const { editor, fiction } = tables;

/** So many works are named in a message. */
const mostTitles = 10;

export interface Handed {
  author_id: number;
  to: number;
  fiction_id: number;
  title: string;
}

/** One message to each author for each new editor. */
export async function notifyAuthors(context: Context, handed: readonly Handed[], names: ReadonlyMap<number, string>) {
  const groups = [...Map.groupBy(handed, ({ author_id, to }) => `${author_id} ${to}`).values()] as [Handed][];
  const messages = groups.map((works) => {
    const [{ author_id, to, fiction_id }] = works;
    const titles = works.slice(0, mostTitles).map(({ title }) => title);
    const args = { editor: names.get(to)!, titles, more: works.length > mostTitles };
    return { user_id: author_id, args, ...(works.length === 1 && { fiction_id }) };
  });
  await notifyEach(context, 'editor_changed', messages);
}

/** Who looks after which works by the updates of this call: the audit log has none that was taken back. */
async function loadNewEditors({ db, now, requestId }: Context): Promise<Map<number, number>> {
  const own = and(eq(audits.at, now.toISOString()), eq(audits.request_id, requestId));
  const lines = await db
    .select({ id: audits.record_id, changes: audits.changes })
    .from(audits)
    .where(and(own, eq(audits.entity, 'fictions'), eq(audits.action, 'update')))
    .orderBy(asc(audits.id));
  const changed = lines.flatMap(({ id, changes }) => {
    const { editor_id } = changes as Changes;
    return editor_id ? [{ id, ...editor_id }] : [];
  });
  const byWork = Map.groupBy(changed, ({ id }) => id);
  return new Map(
    [...byWork].flatMap(([id, steps]) => {
      const to = steps.at(-1)!.to as number | null;
      return to === null || to === steps[0]!.from ? [] : [[id, to] as const];
    }),
  );
}

/** Tells authors whose works got another editor in the form or in bulk, as a handover does. */
export async function notifyOfEditors(context: Context): Promise<void> {
  const { db } = context;
  const editors = await loadNewEditors(context);
  if (editors.size === 0) return;
  const works = await db
    .select({ fiction_id: fiction.id, author_id: fiction.author_id, title: fiction.title })
    .from(fiction)
    .where(inArray(fiction.id, [...editors.keys()]))
    .orderBy(asc(fiction.id));
  const named = await db
    .select({ id: editor.id, name: editor.name })
    .from(editor)
    .where(inArray(editor.id, [...editors.values()]));
  const handed = works.map((work) => ({ ...work, to: editors.get(work.fiction_id)! }));
  await notifyAuthors(context, handed, new Map(named.map(({ id, name }) => [id, name])));
}
