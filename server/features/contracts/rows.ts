import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { toBusinessTime } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { contracts, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Context } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';

const { contractApplication, fiction, maintenanceWindow } = tables;
export type ApplicationRow = typeof contractApplication.$inferSelect;
export type StoryRow = typeof fiction.$inferSelect;
export type ContractRow = typeof contracts.$inferSelect;

/** An application with its story. */
export interface ApplicationWithStory {
  application: ApplicationRow;
  story: StoryRow;
}

/** One's own stories, locked, in the order of their ids; 404 where one is not. */
export async function lockOwnStories(context: Context, ids: readonly number[]): Promise<StoryRow[]> {
  const { db, user: me } = context;
  await lockAuthor(context, me.id);
  const mine = and(inArray(fiction.id, [...ids]), eq(fiction.author_id, me.id));
  const rows = await db.select().from(fiction).where(mine).orderBy(fiction.id).for('update');
  if (rows.length !== ids.length) throw notFound();
  return rows;
}

export async function findOwnStory({ db, user: me }: Context, id: number): Promise<StoryRow> {
  const [row] = await db
    .select()
    .from(fiction)
    .where(and(eq(fiction.id, id), eq(fiction.author_id, me.id)));
  if (!row) throw notFound();
  return row;
}

/** The application of a story that was sent last. */
export async function findLatestApplication(db: Db, fiction_id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(contractApplication)
    .where(eq(contractApplication.fiction_id, fiction_id))
    .orderBy(desc(contractApplication.id))
    .limit(1);
  return row;
}

/** One's own story with its last application, locked; 409 where there was never one. */
export async function loadOwnForUpdate(context: Context, fiction_id: number): Promise<ApplicationWithStory> {
  const [story] = (await lockOwnStories(context, [fiction_id])) as [StoryRow];
  const application = await findLatestApplication(context.db, fiction_id);
  if (!application) throw conflict('contracts.shared.errors.step');
  return { application, story };
}

/** An application that the staff may see, with its story. */
export async function findReviewed({ db, user: me, now }: Context, id: number): Promise<ApplicationWithStory> {
  const scope = buildScope(db, entities.contractApplication, me, now);
  const [row] = await db
    .select({ application: contractApplication, story: fiction })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(and(eq(contractApplication.id, id), scope));
  if (!row) throw notFound();
  return row;
}

/** The same, locked. It is looked at once more: the story may have got another editor meanwhile. */
export async function loadReviewedForUpdate(context: Context, id: number): Promise<ApplicationWithStory> {
  const before = await findReviewed(context, id);
  await lockStory(context, before.story);
  return findReviewed(context, id);
}

/** Holds a story after its author. */
export async function lockStory(
  context: Pick<Context, 'db'>,
  { id, author_id }: Pick<StoryRow, 'id' | 'author_id'>,
): Promise<void> {
  await lockAuthor(context, author_id);
  await context.db.select({ id: fiction.id }).from(fiction).where(eq(fiction.id, id)).for('update');
}

export async function findContract(db: Db, application_id: number): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.application_id, application_id));
  return row;
}

/** The maintenance that is on now. */
export async function findMaintenance(db: Db, now: Date): Promise<{ starts_at: string; ends_at: string } | null> {
  const at = now.toISOString();
  const [row] = await db
    .select({ starts_at: maintenanceWindow.starts_at, ends_at: maintenanceWindow.ends_at })
    .from(maintenanceWindow)
    .where(and(lte(maintenanceWindow.starts_at, at), gt(maintenanceWindow.ends_at, at)))
    .orderBy(desc(maintenanceWindow.ends_at))
    .limit(1);
  return row ?? null;
}

export const refuseInMaintenance = ({ ends_at }: { ends_at: string }) =>
  conflict('contracts.shared.errors.maintenance', { to: toBusinessTime(ends_at) });
