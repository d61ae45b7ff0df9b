import type { Entry } from './journal.ts';
import { settle, type RecoveryServices } from './recover.ts';

type Given = Omit<RecoveryServices, 'remote'> & { getRemote: (entry: Entry) => RecoveryServices['remote'] };

/**
 * Sends what windows that are gone have left of any chapter of a user. What cannot be saved as it is, because something
 * newer stands there or there is no network, stays until its chapter is opened.
 */
export async function flushOrphaned(user: number, { getRemote, ...means }: Given): Promise<void> {
  for (const entry of await means.journal.of(user)) {
    const release = await means.claim(entry.id);
    if (!release) continue;
    const remote = getRemote(entry);
    try {
      const remainder = await settle(entry, { ...means, remote });
      if (!remainder || remainder.pending) continue;
      const { chapter, revision, text } = remainder;
      await remote.save({ key: means.newKey(), chapter_id: chapter ?? undefined, revision, text, cause: 'autosave' });
      await means.journal.remove(entry.id);
    } catch {
      // Whoever opens the chapter is told.
    } finally {
      release();
    }
  }
}
