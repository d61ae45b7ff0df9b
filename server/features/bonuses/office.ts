import { and, eq } from 'drizzle-orm';
import { bonusDetail as declared } from '#domain/bonuses/bonusDetail.entity.ts';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { createCrud, insertRecord, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { buildScope, selectRecord } from '#server/kit/list.ts';

const { fiction } = tables;
const generated = createCrud('bonusDetail');

/** A bonus detail is its maker's, and of the author of a signed story. */
const bonusDetailHandlers: CrudHandlers = {
  ...generated,
  async create({ body }, context: Context) {
    const { db, now, user: me } = context;
    const [story] = await db
      .select()
      .from(fiction)
      .where(
        and(
          eq(fiction.id, body.fiction_id),
          me.role === 'editor' ? buildScope(db, entities.fiction, me, now) : undefined,
        ),
      )
      // Whoever gives it another editor waits, or has done so: then it is not the caller's any more.
      .for('share');
    if (!story) throw invalidField('fiction_id', 'validation.missing_record');
    if (body.day > dayOf(now)) throw invalidField('day', 'common.shared.errors.future_day');
    const { id } = await insertRecord(context, declared, { ...body, author_id: story.author_id, created_by_id: me.id });
    return selectRecord(context, declared, id as number);
  },
};

export const office: OfficeHandlers = { bonusDetail: bonusDetailHandlers };
