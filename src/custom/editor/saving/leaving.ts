/** What is still being brought home of windows that were left. */
const leaving = new Set<Promise<unknown>>();

export function whileLeaving(work: Promise<unknown>): void {
  leaving.add(work);
  const done = () => void leaving.delete(work);
  work.then(done, done);
}

/** Waits for it, so that a chapter is not opened under a save of its own. */
export const allHome = async (): Promise<void> => void (await Promise.allSettled(leaving));
