import { eq, sql } from 'drizzle-orm';
import { getNextDigest } from '#domain/notifications/digest.ts';
import { defaultMailChoices, listTopics } from '#domain/notifications/message.ts';
import type * as calls from '#domain/notifications/messages.calls.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';

const { user } = tables;

async function loadMail({ db, now, user: me }: Context) {
  const [row] = await db.select({ email: user.email, choices: user.mail_choices }).from(user).where(eq(user.id, me.id));
  const { email, choices: chosen } = row!;
  const choices = Object.fromEntries(
    listTopics(me.role).map((topic) => [topic, chosen[topic] ?? defaultMailChoices[topic]]),
  );
  return { choices, email, next_digest: getNextDigest(now).toISOString() };
}

export const mailChoices: Pick<HandlersOf<typeof calls>, 'getMailChoices' | 'saveMailChoices'> = {
  getMailChoices: (_, context) => loadMail(context),

  async saveMailChoices({ body }, context) {
    const { db, user: me } = context;
    await db
      .update(user)
      .set({ mail_choices: sql`${user.mail_choices} || ${JSON.stringify(body)}::jsonb` })
      .where(eq(user.id, me.id));
    return loadMail(context);
  },
};
