import { claim, deviceJournal } from './saving/device.ts';
import { flushOrphaned } from './saving/flushOrphaned.ts';

/** Sends what this device has kept of a user's chapters and the server has not. Without any, nothing more is downloaded. */
export async function sendLeftovers(user: number): Promise<void> {
  const entries = await deviceJournal.of(user);
  if (entries.length === 0) return;
  const { createRemote } = await import('./remote.ts');
  const getRemote = ({ fiction }: { fiction: number }) => createRemote(user, fiction);
  await flushOrphaned(user, { journal: deviceJournal, claim, getRemote, newKey: () => crypto.randomUUID() });
}
