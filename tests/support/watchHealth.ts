/**
 * Calls /api/health each `every` ms while `work` is done, whether the call before was answered or not. Answers how long
 * the work and each answered call took, in ms, and how many calls failed. Throws what the work throws.
 */
export async function watchHealth(
  url: string,
  every: number,
  work: () => Promise<unknown>,
): Promise<{ duration: number; waits: number[]; failed: number }> {
  const waits: number[] = [];
  const calls: Promise<unknown>[] = [];
  let failed = 0;
  const call = async () => {
    const began = performance.now();
    await (await fetch(`${url}/api/health`)).text();
    waits.push(performance.now() - began);
  };
  const timer = setInterval(() => calls.push(call().catch(() => (failed += 1))), every);
  const began = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const duration = performance.now() - began;
  await Promise.all(calls);
  return { duration, waits, failed };
}
