import { and, eq, inArray } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { createCheckedCrud, type OfficeHandlers } from '#server/kit/crud.ts';
import { office as judgingOffice } from './judging/office.ts';

const { tag } = tables;

/** Refuses genres that there are none of: no story could be entered. */
async function checkGenres({ db }: Context, genres: readonly string[] | undefined): Promise<void> {
  if (!genres) return;
  const genreCount = await db.$count(tag, and(eq(tag.group, 'genre'), inArray(tag.code, [...genres])));
  if (genreCount < genres.length) throw invalidField('genres', 'validation.choice');
}

const checked = createCheckedCrud('contest', (context, _, { genres }: { genres?: string[] }) =>
  checkGenres(context, genres),
);

/** The back office's calls for contests. */
export const office: OfficeHandlers = {
  ...judgingOffice,
  contest: {
    ...checked,
    async create(input, context: Context) {
      await checkGenres(context, input.body.genres);
      return checked.create(input, context);
    },
  },
};
