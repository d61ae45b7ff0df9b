import { runInSavepoint } from '#server/db/savepoint.ts';
import type { Context } from './context.ts';
import { Outbox } from './outbox.ts';

class TakenBack extends Error {}

/** Does something of which nothing stays, nor is mailed: what would be refused is known without a second set of rules. */
export async function tryOut<R>(context: Context, work: (trying: Context) => Promise<R>): Promise<R> {
  const trying = { ...context, outbox: new Outbox({ send: async () => undefined }, context.log) };
  let outcome: { result: R } | undefined;
  try {
    await runInSavepoint(context.db, async () => {
      outcome = { result: await work(trying) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return outcome!.result;
}
