import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { findAbsenceErrors, isOver, type Absence } from '#domain/editors/absence.ts';
import type { AutomaticKind } from '#domain/notifications/message.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalid, notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { createCrud, wrapDeletes, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { isWorking } from '#server/kit/isWorking.ts';
import { notify } from '#server/platform/notify/notify.ts';

const { editor, editorAbsence, user } = tables;
type Row = typeof editorAbsence.$inferSelect;
const generated = createCrud('editorAbsence');

/** Locks editors whose absences change, always in the order of their ids, so that what is checked stays so. */
const lockEditors = ({ db }: Context, ids: readonly number[]) =>
  db
    .select({ id: editor.id, languages: editor.languages, user_id: editor.user_id })
    .from(editor)
    .where(inArray(editor.id, [...ids]))
    .orderBy(asc(editor.id))
    .for('update');

async function lockAbsence({ db }: Context, id: number): Promise<Row> {
  const [row] = await db.select().from(editorAbsence).where(eq(editorAbsence.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Refuses, at its field, what an absence may not be; both editors are locked. */
async function check(context: Context, absence: Absence, before?: Row): Promise<void> {
  const { db, now } = context;
  const both = [absence.editor_id, absence.substitute_id];
  const [substitute] = await db
    .select({ languages: editor.languages, status: user.status, role: user.role })
    .from(editor)
    .innerJoin(user, eq(user.id, editor.user_id))
    .where(eq(editor.id, absence.substitute_id));
  const others = await db
    .select()
    .from(editorAbsence)
    .where(
      and(
        or(inArray(editorAbsence.editor_id, both), inArray(editorAbsence.substitute_id, both)),
        before && ne(editorAbsence.id, before.id),
      ),
    );
  const errors = findAbsenceErrors(absence, {
    today: dayOf(now),
    before,
    others,
    substitute: {
      active: isWorking(substitute),
      languages: substitute?.languages ?? [],
    },
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

type Kind = Extract<AutomaticKind, 'absence_set' | 'substitution_set' | 'absence_withdrawn'>;

/** Writes to one of the two editors, or to both, about an absence. */
async function notifyBoth(context: Context, absence: Absence, kinds: Partial<Record<'editor' | 'substitute', Kind>>) {
  const rows = await context.db
    .select({ id: editor.id, name: editor.name, user_id: editor.user_id })
    .from(editor)
    .where(inArray(editor.id, [absence.editor_id, absence.substitute_id]));
  const away = rows.find(({ id }) => id === absence.editor_id)!;
  const substitute = rows.find(({ id }) => id === absence.substitute_id)!;
  const args = {
    editor: away.name,
    substitute: substitute.name,
    from: absence.starts_on,
    to: absence.ends_on,
    languages: [...absence.languages],
  };
  if (kinds.editor) await notify(context, away.user_id, kinds.editor, args);
  if (kinds.substitute) await notify(context, substitute.user_id, kinds.substitute, args);
}

const bothSet = { editor: 'absence_set', substitute: 'substitution_set' } as const;

/** Both editors are told of what is new, of what changes, and of what is withdrawn. */
const withChecks: CrudHandlers = {
  ...generated,
  create: Object.assign(async ({ body }: { body: Absence & Record<string, unknown> }, context: Context) => {
    await lockEditors(context, [body.editor_id, body.substitute_id]);
    await check(context, body);
    const created = await generated.create({ body }, context);
    await notifyBoth(context, body, bothSet);
    return created;
  }),
  async update({ params, body }, context: Context) {
    const [current] = await context.db.select().from(editorAbsence).where(eq(editorAbsence.id, params.id));
    if (!current) throw notFound();
    await lockEditors(context, [current.editor_id, current.substitute_id, body.substitute_id ?? current.substitute_id]);
    const before = await lockAbsence(context, params.id);
    // Somebody else is the substitute since it was read, and is not locked.
    if (before.substitute_id !== current.substitute_id) throw conflict('errors.conflict');
    const after: Absence = { ...before, ...body };
    await check(context, after, before);
    const updated = await generated.update({ params, body }, context);
    if (after.substitute_id !== before.substitute_id) {
      await notifyBoth(context, before, { substitute: 'absence_withdrawn' });
      await notifyBoth(context, after, bothSet);
    } else if (hasChanged(before, after)) await notifyBoth(context, after, bothSet);
    return updated;
  },
};

const hasChanged = (before: Absence, after: Absence) =>
  before.starts_on !== after.starts_on ||
  before.ends_on !== after.ends_on ||
  before.languages.join() !== after.languages.join();

/** What lies behind us is no plan that could be withdrawn. */
const absences = wrapDeletes(withChecks, async (context, ids, remove) => {
  const { db, now } = context;
  const some = inArray(editorAbsence.id, [...ids]);
  const current = await db.select().from(editorAbsence).where(some);
  await lockEditors(
    context,
    current.flatMap(({ editor_id, substitute_id }) => [editor_id, substitute_id]),
  );
  const rows = await db.select().from(editorAbsence).where(some).orderBy(asc(editorAbsence.id)).for('update');
  if (rows.some((row) => isOver(row, dayOf(now)))) throw conflict('editors.office.errors.over');
  const answer = await remove();
  for (const row of rows)
    await notifyBoth(context, row, { editor: 'absence_withdrawn', substitute: 'absence_withdrawn' });
  return answer;
});

export const office: OfficeHandlers = { editorAbsence: absences };
