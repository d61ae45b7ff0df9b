import { and, asc, eq, sql } from 'drizzle-orm';
import type * as calls from '#domain/articles/reading.calls.ts';
import { lessonReads, tables } from '#server/db/schema.ts';
import { toNetwork } from '#server/kit/address.ts';
import { notFound } from '#server/kit/apiError.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { attempt } from '#server/kit/throttle.ts';
import { isPublished } from './published.ts';

const { article } = tables;

export const reading: HandlersOf<typeof calls> = {
  rateAnswer: withPreparation(
    async (input, context) => {
      await attempt(context, 'ratings', toNetwork(context.address));
      return input;
    },
    async ({ params: { slug }, body: { language, helpful } }, { db }) => {
      const { rowCount } = await db
        .update(article)
        .set(helpful ? { helpful: sql`${article.helpful} + 1` } : { unhelpful: sql`${article.unhelpful} + 1` })
        .where(
          and(
            eq(article.place, 'faq'),
            eq(article.slug, slug),
            eq(article.language, language),
            eq(article.state, 'published'),
          ),
        );
      if (!rowCount) throw notFound();
      return null;
    },
  ),

  async listReadLessons(_, { db, user }) {
    const rows = await db
      .select({ slug: lessonReads.slug })
      .from(lessonReads)
      .where(eq(lessonReads.user_id, user.id))
      .orderBy(asc(lessonReads.slug));
    return { slugs: rows.map(({ slug }) => slug) };
  },

  async markLessonRead({ params: { slug } }, { db, now, user }) {
    const isLesson = and(eq(article.place, 'school'), eq(article.slug, slug), isPublished(db));
    if ((await db.$count(article, isLesson)) === 0) throw notFound();
    await db.insert(lessonReads).values({ user_id: user.id, slug, at: now.toISOString() }).onConflictDoNothing();
    return null;
  },
};
