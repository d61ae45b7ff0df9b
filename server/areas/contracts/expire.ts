import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { Outbox } from '#server/kit/outbox.ts';
import type { Services } from '#server/services.ts';
import { holdStory } from './rows.ts';
import { tellAuthor } from './tell.ts';
import { walk } from './walk.ts';

const { contractApplication, fiction } = tables;
/** Applications that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/**
 * Ends the contracts that were not signed in time, a transaction each. Every node may run it at any time: what became
 * of an application meanwhile is read again once its work is held. Answers how many have expired.
 */
export async function expireContracts({
  database: { db },
  clock,
  mail,
  log,
}: Pick<Services, 'database' | 'clock' | 'mail' | 'log'>): Promise<number> {
  const now = clock();
  const due = and(
    eq(contractApplication.status, 'signature_verification'),
    lte(contractApplication.expires_at, now.toISOString()),
  );
  const ids = await db
    .select({ id: contractApplication.id, story: { id: fiction.id, author_id: fiction.author_id } })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(due)
    .orderBy(asc(contractApplication.expires_at), asc(contractApplication.id))
    .limit(atOnce);
  let expired = 0;
  for (const { id, story: held } of ids) {
    const letters = new Outbox(mail, log);
    const done = await db.transaction(async (tx) => {
      const context = { db: tx, now, requestId: randomUUID(), letters, user: undefined };
      await holdStory(context, held);
      const [opened] = await tx
        .select({ application: contractApplication, story: fiction })
        .from(contractApplication)
        .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
        .where(and(eq(contractApplication.id, id), due));
      if (!opened) return false;
      await walk(context, opened, 'expire', 'timer');
      await tellAuthor(context, opened.story, 'contract_expired', () => ({ title: opened.story.title }));
      return true;
    });
    if (!done) continue;
    await letters.send();
    expired += 1;
  }
  return expired;
}
