import { parentPort } from 'node:worker_threads';
import type { Answer } from '#server/kit/workers.ts';
import { parseRevenue } from './parse.ts';
import type { Task } from './revenueThread.ts';

parentPort!.on('message', ({ file, today }: Task) =>
  parentPort!.postMessage({ done: parseRevenue(file, today) } satisfies Answer),
);
