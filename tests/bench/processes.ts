import { once } from 'node:events';
import type { Order, Work } from './bare.ts';
import { ask, child } from './child.ts';
import { readCpu } from './cpu.ts';
import type { Load } from './load.ts';
import type { Measured } from './loop.ts';

/** Requests at once. */
export const width = 16;
const seconds = 1.5;

/** `cpu`: of the process that answers, a request, in ms; it hardly depends on what else the machine does. */
export type Served = Measured & { cpu: number };

export async function measureLoad(
  origin: string,
  path: string,
  { gzip, token, body }: { gzip?: true; token: string; body?: object },
): Promise<Measured> {
  const loader = child('load.ts');
  const headers = { authorization: `Bearer ${token}`, ...(gzip && { 'accept-encoding': 'gzip' }) };
  try {
    return await ask<Measured>(loader, {
      url: origin,
      path,
      headers,
      body,
      connections: width,
      seconds,
    } satisfies Load);
  } finally {
    if (loader.connected) loader.disconnect();
  }
}

/** What is measured while a process answers, and the CPU that it uses for it. */
export async function withCpu(read: () => number, measuring: () => Promise<Measured>): Promise<Served> {
  const before = read();
  const measured = await measuring();
  return { ...measured, cpu: (read() - before) / measured.count };
}

/** Bare `node:http` with the same statements. */
export async function startBare(work: Work) {
  const bare = child('bare.ts', JSON.stringify(work));
  const exit = once(bare, 'exit');
  const url = `http://127.0.0.1:${await ask<number>(bare)}`;
  return {
    url,
    cpu: () => readCpu(bare.pid!),
    /** The statements of a case alone. */
    query: (number: number) => ask<Measured>(bare, { number, width, seconds } satisfies Order),
    async stop() {
      bare.send('stop');
      await exit;
    },
  };
}
