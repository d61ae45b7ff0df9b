import { and, arrayOverlaps, eq, inArray } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { contest, fiction, tag } = tables;
type Chosen = Pick<
  (typeof fiction)['$inferSelect'],
  'genre' | 'plot_tags' | 'identity_tags' | 'character_tags' | 'background_tags'
>;

const getGroups = (form: Chosen) => ({
  genre: [form.genre],
  plot: form.plot_tags,
  identity: form.identity_tags,
  character: form.character_tags,
  background: form.background_tags,
});

/** 422 for tags that are not on offer; those that a story has already may stay. None of them is deleted meanwhile. */
export async function checkTags({ db }: Pick<Context, 'db'>, form: Chosen, before?: Chosen): Promise<void> {
  const codes = Object.values(getGroups(form)).flat();
  const offered = await db
    .select({ code: tag.code, group: tag.group })
    .from(tag)
    .where(and(eq(tag.offered, true), inArray(tag.code, codes)))
    .orderBy(tag.id)
    .for('key share');
  const previous = before && getGroups(before);
  for (const [group, chosen] of Object.entries(getGroups(form))) {
    const validCodes = new Set(offered.filter((row) => row.group === group).map((row) => row.code));
    previous?.[group as keyof typeof previous].forEach((code) => validCodes.add(code));
    const field = group === 'genre' ? 'genre' : `${group}_tags`;
    if (chosen.some((code) => !validCodes.has(code))) throw invalidField(field, 'validation.choice');
  }
}

/** How many stories and contests have one of some tags, which they hold by its code. */
export async function countTagUses({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<number> {
  const rows = await db
    .select({ code: tag.code, group: tag.group })
    .from(tag)
    .where(inArray(tag.id, [...ids]));
  const counts = [...Map.groupBy(rows, ({ group }) => group)].map(async ([group, some]) => {
    const codes = some.map(({ code }) => code);
    if (group !== 'genre') return db.$count(fiction, arrayOverlaps(fiction[`${group}_tags`], codes));
    const contests = await db.$count(contest, arrayOverlaps(contest.genres, codes));
    return contests + (await db.$count(fiction, inArray(fiction.genre, codes)));
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
