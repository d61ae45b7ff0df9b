import { eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { fiction, tag } = tables;
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

/** 422 for tags that are not on offer; those that a story has already may stay. */
export async function checkTags({ db }: Pick<Context, 'db'>, form: Chosen, before?: Chosen): Promise<void> {
  const offered = await db.select({ code: tag.code, group: tag.group }).from(tag).where(eq(tag.offered, true));
  const previous = before && getGroups(before);
  for (const [group, codes] of Object.entries(getGroups(form))) {
    const validCodes = new Set(offered.filter((row) => row.group === group).map((row) => row.code));
    previous?.[group as keyof typeof previous].forEach((code) => validCodes.add(code));
    const field = group === 'genre' ? 'genre' : `${group}_tags`;
    if (codes.some((code) => !validCodes.has(code))) throw invalidField(field, 'validation.choice');
  }
}
