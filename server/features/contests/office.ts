import { and, eq, inArray, isNull } from 'drizzle-orm';
import { claimReminderHours } from '#domain/contests/award.ts';
import { findKept } from '#domain/contests/contestChanges.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { createCheckedCrud, type OfficeHandlers } from '#server/kit/crud.ts';
import { lockContest } from './judging/deal.ts';
import { office as judgingOffice } from './judging/office.ts';
import { createPrizeTextHandlers } from './prizeTexts.ts';
import { isEntered, type ContestRow } from './read.ts';
import { createTextHandlers, requireText } from './texts.ts';

const { contestAward, tag } = tables;

/** Refuses genres that there are none of: no story could be entered. */
async function checkGenres({ db }: Context, genres: readonly string[] | undefined): Promise<void> {
  if (!genres) return;
  // None of them is deleted meanwhile.
  const there = await db
    .select({ id: tag.id })
    .from(tag)
    .where(and(eq(tag.group, 'genre'), inArray(tag.code, [...genres])))
    .orderBy(tag.id)
    .for('key share');
  if (there.length < genres.length) throw invalidField('genres', 'validation.choice');
}

/** Refuses what authors were promised otherwise; nobody enters, deals or decides meanwhile. */
async function refuseKept(context: Context, id: number, set: Partial<ContestRow>): Promise<void> {
  const { db, now } = context;
  const before = await lockContest(context, id);
  if (set.state === 'published' && before.state !== 'published') await requireText(db, id);
  const incentives = and(eq(contestAward.contest_id, id), isNull(contestAward.place));
  const held = { entered: await isEntered(db, id), approved: (await db.$count(contestAward, incentives)) > 0 };
  const kept = findKept(before, set, held, now);
  if (kept) throw invalidField(kept.field, `contests.office.errors.${kept.reason}`, { hours: claimReminderHours });
}

const checked = createCheckedCrud('contest', async (context, id, set: Partial<ContestRow>) => {
  await checkGenres(context, set.genres);
  await refuseKept(context, id, set);
});

/** The back office's calls for contests. */
export const office: OfficeHandlers = {
  ...judgingOffice,
  contestText: createTextHandlers(),
  contestPrizeText: createPrizeTextHandlers(),
  contest: {
    ...checked,
    async create(input, context: Context) {
      await checkGenres(context, input.body.genres);
      // It has no text yet.
      if (input.body.state === 'published') throw invalidField('state', 'contests.office.errors.needs_text');
      return checked.create(input, context);
    },
  },
};
