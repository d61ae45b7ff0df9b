import type { DeskText } from './deskStore.ts';

/** What of a chapter is not on the server yet, with what it was made from. */
export interface Draft extends DeskText {
  revision: number;
  base: DeskText['segments'];
}

const tab = crypto.randomUUID();
const getPrefix = (user: number, chapter: number) => `desk:${user}:${chapter}:`;

/** The drafts that tabs of this device have left of a chapter; one that ended while it wrote left its own. */
export function readDrafts(user: number, chapter: number): Draft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(getPrefix(user, chapter)));
  return keys.flatMap((key) => {
    try {
      return [JSON.parse(localStorage.getItem(key)!) as Draft];
    } catch {
      return [];
    }
  });
}

/** Keeps what this tab has not saved. Answers whether the device took it. */
export function writeDraft(user: number, chapter: number, draft: Draft): boolean {
  try {
    localStorage.setItem(getPrefix(user, chapter) + tab, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Once all is on the server, whatever tab it came from. */
export function dropDrafts(user: number, chapter: number): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(getPrefix(user, chapter))) localStorage.removeItem(key);
}
