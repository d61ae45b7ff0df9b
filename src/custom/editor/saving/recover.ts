import { toFailure, classifyFailure } from './failure.ts';
import type { Entry, Journal } from './journal.ts';
import type { Pending, Remote } from './pending.ts';
import { isSameText, type Stored, type Text } from './text.ts';

interface Place {
  user: number;
  fiction: number;
  /** Absent: a new one. */
  chapter?: number;
}

export interface RecoveryServices {
  journal: Journal;
  /** Holds an entry for this window, unless another window lives that does. */
  claim: (id: string) => Promise<(() => void) | undefined>;
  remote: Remote;
  newKey: () => string;
}

/** An entry that a window left behind, now this window's. */
export interface Leftover {
  entry: Entry;
  release: () => void;
}

/**
 * Sends once more what was under way when the window ended. Answers what is left to be saved, with the save that was
 * under way where it cannot be brought to an end now. Throws where nobody is signed in.
 */
export async function settle(entry: Entry, { journal, remote }: RecoveryServices): Promise<Entry | undefined> {
  const { pending } = entry;
  if (!pending) return entry;
  const remainder = { ...entry, pending: null };
  try {
    const { id, revision } = await remote.save(pending);
    Object.assign(remainder, { chapter: id, revision });
  } catch (error) {
    const fate = classifyFailure(toFailure(error));
    if (fate === 'signed_out') throw error;
    if (fate === 'again') return entry;
    await journal.put(remainder);
    return remainder;
  }
  if (isSameText(entry.text, pending.text)) {
    await journal.remove(entry.id);
    return undefined;
  }
  await journal.put(remainder);
  return remainder;
}

/**
 * What windows that are gone have left of a chapter or, without one, of a new one, newest first. A chapter that was
 * being made when its window ended is made now, so a new one may have become one that exists.
 */
export async function recover(place: Place, means: RecoveryServices): Promise<Leftover[]> {
  const { user, fiction, chapter = null } = place;
  const entries = await means.journal.of(user, fiction).catch(() => []);
  const leftovers: Leftover[] = [];
  for (const entry of entries) {
    const making = entry.chapter === null && entry.pending !== null;
    if (entry.chapter !== chapter && !making) continue;
    const release = await means.claim(entry.id);
    if (!release) continue;
    const remainder = await settle(entry, means).catch((error: unknown) => {
      release();
      for (const other of leftovers) other.release();
      throw error;
    });
    if (remainder && (remainder.chapter === chapter || chapter === null)) leftovers.push({ entry: remainder, release });
    else release();
  }
  return leftovers;
}

/** How a chapter is opened: what the server has, what was typed here and is newer, and whether the two part. */
export interface Beginning {
  stored: Stored;
  /** What stands in the window at first. */
  text: Text;
  restored: boolean;
  theirs?: Stored;
  /** A save that is still under way. */
  pending?: Pending;
}

export function begin(stored: Stored, entry?: Entry): Beginning {
  if (!entry || (!entry.pending && isSameText(entry.text, stored.text)))
    return { stored, text: stored.text, restored: false };
  const { text, revision, pending } = entry;
  // Whether it has arrived will be known when it is answered; until then what stands here is only known to be here.
  if (pending) return { stored: { revision, text }, text, restored: true, pending };
  if (revision === stored.revision) return { stored, text, restored: true };
  // Typed over an older state, and it stays so until somebody has decided, also through another crash.
  return { stored: { ...stored, revision }, text, restored: true, theirs: stored };
}

/** Keeps what was left as a version of its chapter, and forgets it here. Answers whether that worked. */
export async function keepAside(
  { entry, release }: Leftover,
  chapter_id: number,
  means: RecoveryServices,
): Promise<boolean> {
  try {
    await means.remote.keep(chapter_id, entry.text, means.newKey());
    await means.journal.remove(entry.id);
    return true;
  } catch {
    return false;
  } finally {
    release();
  }
}
