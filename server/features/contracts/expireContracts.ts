import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { lockStory } from '#server/features/contracts/rows.ts';
import { transition } from '#server/features/contracts/transition.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { notifyOfStory } from '#server/platform/notify/notify.ts';

const { contractApplication, fiction } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Applications that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

const isDue = (now: Date) =>
  and(eq(contractApplication.status, 'signature_verification'), lte(contractApplication.expires_at, now.toISOString()));

/**
 * Ends the contracts that were not signed in time, a transaction each. Every node may run it at any time: what became
 * of an application meanwhile is read again once its story is locked. One that fails keeps no other waiting. Answers
 * how many have expired.
 */
export async function expireContracts(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  const due = await database.db
    .select({ id: contractApplication.id, story: { id: fiction.id, author_id: fiction.author_id } })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(isDue(now))
    .orderBy(asc(contractApplication.expires_at), asc(contractApplication.id))
    .limit(atOnce);
  return runInTurn(
    due,
    (one) => expire(services, now, one),
    (error, { id }) => log.error({ err: error, application_id: id }, 'a contract that was not signed in time'),
  );
}

async function expire(
  { database }: Needed,
  now: Date,
  { id, story }: { id: number; story: { id: number; author_id: number } },
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const context = { db: tx, now, requestId: randomUUID(), user: undefined };
    await lockStory(context, story);
    const [opened] = await tx
      .select({ application: contractApplication, story: fiction })
      .from(contractApplication)
      .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
      .where(and(eq(contractApplication.id, id), isDue(now)));
    if (!opened) return false;
    await transition(context, opened, 'expire', 'timer');
    await notifyOfStory(context, opened.story, 'contract_expired', { title: opened.story.title });
    return true;
  });
}
