/** While somebody works on a record it is locked by them: it is renewed that often, and free that long after the last time. */
export const recordLock = { renewSeconds: 20, lockSeconds: 60 } as const;

/** Tabs of one person that lock a record; with more, only the latest does. */
export const maxLockTabs = 20;

/** Who was renewed last at this instant or before it has no lock any more at `now`. */
export const getLockedSince = (now: Date): string =>
  new Date(now.getTime() - recordLock.lockSeconds * 1000).toISOString();
