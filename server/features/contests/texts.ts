import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { contestTextAccess } from '#domain/contests/contestText.entity.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { can } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { checkMissing } from '#server/features/articles/index.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { createCheckedCrud, wrapDeletes, type CrudHandlers } from '#server/kit/crud.ts';
import { createSetBesides, markContestTexts, refuseStaleOfMany, refuseUnseen } from './staleTexts.ts';

const { contest, contestText } = tables;

const isEnglish = eq(contestText.language, defaultLanguage);

/** Refuses to publish a contest that readers of other languages could read nothing of. */
export async function requireText(db: Db, contest_id: number): Promise<void> {
  const count = await db.$count(contestText, and(eq(contestText.contest_id, contest_id), isEnglish));
  if (count === 0) throw invalidField('state', 'contests.office.errors.needs_text');
}

/** Refuses to take the English text from contests that are published; nobody publishes meanwhile. */
async function refuseNeeded({ db }: Context, ids: readonly number[]): Promise<void> {
  const rows = await db
    .select({ state: contest.state })
    .from(contest)
    .innerJoin(contestText, eq(contestText.contest_id, contest.id))
    .where(and(inArray(contestText.id, [...ids]), isEnglish))
    .orderBy(contest.id)
    .for('share', { of: contest });
  if (rows.some(({ state }) => state === 'published')) throw conflict('contests.office.errors.needs_text');
}

/** Texts that lag behind some English ones, since they were there before these were made. */
async function countOthers({ db }: Context, ids: readonly number[]): Promise<number> {
  const contests = db
    .select({ id: contestText.contest_id })
    .from(contestText)
    .where(and(inArray(contestText.id, [...ids]), isEnglish));
  return db.$count(contestText, and(inArray(contestText.contest_id, contests), notInArray(contestText.id, [...ids])));
}

/** Translators write every language but the one that the contest is held by. */
function refuseEnglish({ user }: Context, language: InterfaceLanguage): void {
  if (language === defaultLanguage && !can(user.role, contestTextAccess.delete))
    throw invalidField('language', 'contests.office.errors.english_text');
}

type TextRow = typeof contestText.$inferSelect;
const toEnglish = ({ title, summary, body }: TextRow) => [title, summary, body];

async function findText(db: Db, id: number) {
  const [row] = await db.select().from(contestText).where(eq(contestText.id, id));
  return row;
}

/** Texts that come together were made from the English among them, wherever it stands. */
function createEnglishFirst(create: AnyHandler): AnyHandler['createMany'] {
  return async (bodies, context) => {
    const ids = new Map<object, number>();
    const isInEnglish = ({ language }: (typeof bodies)[number]) => language === defaultLanguage;
    for (const body of [...bodies.filter(isInEnglish), ...bodies.filter((one) => !isInEnglish(one))])
      ids.set(body, ((await create({ params: {}, body }, context)) as TextRow).id);
    return bodies.map((body) => ids.get(body)!);
  };
}

/** Works on texts, which lead to what is there; a published contest keeps the English one. */
export function createTextHandlers(): CrudHandlers {
  const generated = createCheckedCrud<{ body?: string | null; stale?: boolean }>(
    'contestText',
    async (context, id, set) => {
      await refuseStaleOfMany(context, 'contestText', id, set);
      const text = await findText(context.db, id);
      if (text) refuseEnglish(context, text.language);
      await checkMissing(context.db, set.body ?? '', true);
    },
  );
  const createText: AnyHandler = async (input, context: Context) => {
    refuseEnglish(context, input.body.language);
    await checkMissing(context.db, input.body.body ?? '', true);
    const created = (await generated.create(input, context)) as TextRow;
    // What was written before it was made from nothing.
    if (input.body.language === defaultLanguage)
      await markContestTexts(context, input.body.contest_id, { before: null, after: toEnglish(created) });
    return created;
  };
  const checked: CrudHandlers = {
    ...generated,
    create: Object.assign(createText, { createMany: createEnglishFirst(createText) }),
    update: Object.assign<AnyHandler, Partial<AnyHandler>>(
      async (input, context: Context) => {
        const before = await findText(context.db, input.params.id);
        const after = (await generated.update(input, context)) as TextRow;
        const english = { before: before ? toEnglish(before) : null, after: toEnglish(after) };
        if (after.language === defaultLanguage && !isDeepStrictEqual(english.before, english.after))
          await markContestTexts(context, after.contest_id, english);
        return after;
      },
      { refuseUnseen, setBesides: createSetBesides('contestText') },
    ),
  };
  const handlers = wrapDeletes(checked, async (context, ids, remove) => {
    await refuseNeeded(context, ids);
    return remove();
  });
  return { ...handlers, deletes: Object.assign(handlers.deletes, { countUses: countOthers }) };
}
