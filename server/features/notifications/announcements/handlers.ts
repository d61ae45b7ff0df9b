import { desc, eq } from 'drizzle-orm';
import { getAnnouncementStatus, maxAnnounceDays } from '#domain/notifications/announcement.ts';
import type * as calls from '#domain/notifications/announcements.calls.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { announcements as table, tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { countReach } from './audience.ts';

const { user } = tables;

export const announcements: HandlersOf<typeof calls> = {
  async listAnnouncements({ query: { page, per_page } }, { db, now }) {
    const [rows, total] = await Promise.all([
      db
        .select({ row: table, by: user.user_name })
        .from(table)
        .innerJoin(user, eq(user.id, table.created_by_id))
        .orderBy(desc(table.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(table),
    ]);
    const items = rows.map(({ row, by }) => {
      const { id, title, content, audience, send_at, created_at, delivered } = row;
      const status = getAnnouncementStatus(row, now);
      const { languages, roles, contracts } = audience;
      const recipients = { languages: [...languages], roles: [...roles], contracts: [...contracts] };
      return { id, title, content, audience: recipients, status, send_at, created_at, by, delivered };
    });
    return { items, total };
  },

  countAudience: ({ body: { audience } }, { db }) => countReach(db, audience),

  async announce({ body: { send_at: requested, ...announcement } }, context) {
    const { db, now, user: me } = context;
    const send_at = requested ?? now.toISOString();
    if (send_at < now.toISOString()) throw invalidField('send_at', 'notifications.office.announcement.errors.past');
    if (send_at > addDaysToInstant(now, maxAnnounceDays).toISOString())
      throw invalidField('send_at', 'notifications.office.announcement.errors.far', { days: maxAnnounceDays });
    if ((await countReach(db, announcement.audience)).count === 0)
      throw conflict('notifications.office.announcement.errors.nobody');
    const [createdRow] = await db
      .insert(table)
      .values({ ...announcement, send_at, created_by_id: me.id, created_at: now.toISOString() })
      .returning({ id: table.id });
    const { id } = createdRow!;
    await audit(context, 'create', 'announcements', id, {
      title: { to: announcement.title },
      send_at: { to: send_at },
    });
    return { id, send_at };
  },

  async cancelAnnouncement({ params: { id } }, context) {
    const { db, now } = context;
    const [row] = await db.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) throw notFound();
    if (getAnnouncementStatus(row, now) !== 'scheduled')
      throw conflict('notifications.office.announcement.errors.gone');
    await db.update(table).set({ status: 'cancelled', ended_at: now.toISOString() }).where(eq(table.id, id));
    await audit(context, 'cancel', 'announcements', id, { status: { from: 'scheduled', to: 'cancelled' } });
    return { id };
  },
};
