import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { getAwardStage } from '#domain/contests/award.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { contest, contestAward, fiction } = tables;

/** The caller's stories with a prize to claim, that whose window closes first before the others. */
export async function listPrizesToClaim({ db, now, user }: Context) {
  const rows = await db
    .select({ award: contestAward, contest, story: fiction })
    .from(contestAward)
    .innerJoin(contest, and(eq(contest.id, contestAward.contest_id), eq(contest.state, 'published')))
    .innerJoin(fiction, and(eq(fiction.id, contestAward.fiction_id), eq(fiction.author_id, user.id)))
    .where(
      and(
        isNotNull(contestAward.place),
        eq(contestAward.state, 'won'),
        isNotNull(contest.claims_until),
        isNotNull(contest.decided_at),
        lte(contest.results_at, now.toISOString()),
      ),
    )
    .orderBy(asc(contest.claims_until), asc(contestAward.id));
  return rows
    .filter(({ award, contest: rules }) => getAwardStage(award, rules, now) === 'won')
    .map(({ story, contest: { slug, edition, claims_until } }) => ({
      fiction_id: story.id,
      title: story.title,
      language: story.language,
      prize: { slug, edition, until: claims_until! },
    }));
}
