import { quantile } from './report.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** How often the work was done, the first fifth included. */
  count: number;
}

/** Does the work `width` times at once, again and again; the first fifth of the time warms up and does not count. */
export async function loop(width: number, seconds: number, work: (n: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  let count = 0;
  const began = performance.now();
  const counted = began + seconds * 200;
  const end = began + seconds * 1000;
  const one = async (n: number) => {
    for (let now = performance.now(); now < end;) {
      const started = now;
      await work(n);
      count += 1;
      now = performance.now();
      if (started >= counted) times.push(now - started);
    }
  };
  await Promise.all(Array.from({ length: width }, (_, n) => one(n)));
  const counting = (performance.now() - counted) / 1000;
  return { perSecond: times.length / counting, p50: quantile(times, 0.5), p99: quantile(times, 0.99), count };
}
