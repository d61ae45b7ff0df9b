import { parentPort } from 'node:worker_threads';
import type { Answer } from '#server/kit/workers.ts';
import { parseDictionary, type FileTask } from './parse.ts';

parentPort!.on('message', (task: FileTask) =>
  parentPort!.postMessage({ done: parseDictionary(task) } satisfies Answer),
);
