import { draftPrefix } from '../../../lib/session/session.ts';
import type { DeskText } from './deskStore.ts';

/** What of a chapter is not on the server yet, with what it was made from. */
export interface Draft extends DeskText {
  revision: number;
  base: DeskText['segments'];
}

/** A draft as it was found on the device. */
export interface StoredDraft extends Draft {
  key: string;
  stored: string;
}

const tab = crypto.randomUUID();
const getPrefix = (user: number, chapter: number) => `${draftPrefix}${user}:${chapter}:`;
const getKey = (user: number, chapter: number) => getPrefix(user, chapter) + tab;

/** The drafts that tabs of this device have left of a chapter; one that ended while it wrote left its own. */
export function readDrafts(user: number, chapter: number): StoredDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(getPrefix(user, chapter)));
  return keys.flatMap((key) => {
    try {
      const stored = localStorage.getItem(key)!;
      return [{ ...(JSON.parse(stored) as Draft), key, stored }];
    } catch {
      return [];
    }
  });
}

/** Keeps what this tab has not saved. Answers whether the device took it. */
export function writeDraft(user: number, chapter: number, draft: Draft): boolean {
  try {
    localStorage.setItem(getKey(user, chapter), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Once this tab's text is on the server: its own draft, and those that it took over, unless their tabs have written on. */
export function dropDrafts(user: number, chapter: number, takenOver: readonly StoredDraft[]): void {
  localStorage.removeItem(getKey(user, chapter));
  for (const { key, stored } of takenOver) if (localStorage.getItem(key) === stored) localStorage.removeItem(key);
}
