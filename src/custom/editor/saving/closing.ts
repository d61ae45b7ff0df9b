/** What is still being saved of windows that were left. */
const closing = new Set<Promise<unknown>>();

export function trackClosing(work: Promise<unknown>): void {
  closing.add(work);
  const done = () => void closing.delete(work);
  work.then(done, done);
}

/** Waits for it, so that a chapter is not opened under a save of its own. */
export const waitForClosing = async (): Promise<void> => void (await Promise.allSettled(closing));
