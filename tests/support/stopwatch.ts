import { isLong } from './long.ts';

const cpu = (before?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

// `npm run test:long` counts coverage, and so makes our code do about twice as much.
const slowness = isLong ? 2 : 1;

/** Work that takes a quiet machine some 10 milliseconds. */
function reference(): number {
  const before = process.threadCpuUsage();
  const counts = new Map<string, number>();
  for (let n = 0; n < 100_000; n++) {
    const key = `w:p${n % 997}`;
    counts.set(key, (counts.get(key) ?? 0) + key.length);
  }
  return cpu(before);
}

/**
 * Milliseconds that this thread has worked since, as a quiet machine would take them: time of others is not counted,
 * and a machine that shares its cores is slower at the reference as well.
 */
export function stopwatch(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const spent = cpu(before);
    reference();
    return (spent * 10) / Math.max(10, reference()) / slowness;
  };
}
