import { and, arrayOverlaps, eq, inArray, or } from 'drizzle-orm';
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
  const listCodes = (group: (typeof rows)[number]['group']) =>
    rows.filter((row) => row.group === group).map(({ code }) => code);
  const genres = listCodes('genre');
  const has = (field: 'plot' | 'identity' | 'character' | 'background') => {
    const codes = listCodes(field);
    return codes.length > 0 ? arrayOverlaps(fiction[`${field}_tags`], codes) : undefined;
  };
  const ofStory = or(
    genres.length > 0 ? inArray(fiction.genre, genres) : undefined,
    ...(['plot', 'identity', 'character', 'background'] as const).map(has),
  );
  const stories = ofStory ? await db.$count(fiction, ofStory) : 0;
  const contests = genres.length > 0 ? await db.$count(contest, arrayOverlaps(contest.genres, genres)) : 0;
  return stories + contests;
}
