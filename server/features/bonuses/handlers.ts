import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/bonuses/bonuses.calls.ts';
import { getBonusMonth, countIdleSoFar } from '#domain/bonuses/updateBonus.ts';
import { dayOf, monthOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { findStory, isSigned } from '#server/kit/story.ts';
import { loadExclusiveStories, noteUpdateBonus, loadStandings, loadWrittenDays } from './applications.ts';
import { loadBonusLines } from './lines.ts';

const { bonusDetail, fiction } = tables;

export const bonuses: HandlersOf<typeof calls> = {
  async getBonusDetail({ params: { id } }, context) {
    const { db, user: me } = context;
    const story = await findStory(context, id);
    const [applied] = await db
      .select({ status: bonusDetail.status })
      .from(bonusDetail)
      .where(and(eq(bonusDetail.fiction_id, id), eq(bonusDetail.kind, 'completion_bonus')));
    return {
      completion: {
        can_apply: !applied && story.status === 'completed' && isSigned(story),
        status: applied?.status ?? null,
      },
      items: await loadBonusLines(db, and(eq(bonusDetail.fiction_id, id), eq(bonusDetail.author_id, me.id))),
    };
  },

  async getUpdateBonus(_, { db, now, user: me }) {
    const month = getBonusMonth(now);
    const present = monthOf(now);
    const exclusive = await loadExclusiveStories(db, me.id);
    const standings = await loadStandings(db, me.id, month, exclusive);
    const getDays = await loadWrittenDays(db, exclusive, present);
    return {
      month,
      present,
      works: standings.map(({ story, idle_days, checks }) => ({
        fiction_id: story.id,
        title: story.title,
        idle_days,
        idle_so_far: countIdleSoFar(present, getDays(story.id), dayOf(now)),
        checks,
      })),
      history: await loadBonusLines(db, and(eq(bonusDetail.author_id, me.id), eq(bonusDetail.kind, 'update_bonus'))),
    };
  },

  async applyForUpdateBonus({ body: { fiction_id } }, context) {
    const { db, now, user: me } = context;
    await findStory(context, fiction_id);
    const [story] = await db.select().from(fiction).where(eq(fiction.id, fiction_id)).for('update');
    const month = getBonusMonth(now);
    const [{ checks } = { checks: [] }] = await loadStandings(db, me.id, month, [story!]);
    const unmet = checks.find(({ met }) => !met);
    if (unmet) throw conflict(`bonuses.shared.errors.${unmet.check}`, unmet.args);
    const id = await noteUpdateBonus(context, story!, month);
    if (id === undefined) throw conflict('bonuses.shared.errors.once');
    await audit(context, 'apply', 'bonus-details', id, { kind: { to: 'update_bonus' }, month: { to: month } });
    return { id, status: 'pending' as const };
  },
};
