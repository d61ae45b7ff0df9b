/** While somebody works on a record it is held by them: it is renewed that often, and free that long after the last time. */
export const recordLock = { renewSeconds: 20, holdSeconds: 60 } as const;

/** Tabs of one person that hold a record; with more, only the latest does. */
export const maxLockTabs = 20;

/** Who was renewed last at this instant or before it holds no more at `now`. */
export const heldSince = (now: Date): string => new Date(now.getTime() - recordLock.holdSeconds * 1000).toISOString();
