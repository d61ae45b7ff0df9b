import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startHaproxy } from '../support/haproxy.ts';
import { startApplication } from './application.ts';
import { ask, child } from './child.ts';
import { readCpu } from './cpu.ts';
import { kinds, type Kind, type MixOrder, type MixResult } from './mixOrder.ts';
import type { Sessions, Watch } from './watchPostgres.ts';

/** Server processes behind one HAProxy. */
export interface Nodes {
  url: string;
  /** CPU until now, in ms. */
  cpu(): Record<'servers' | 'proxy', number>;
  stop(): Promise<void>;
}

/** Of HAProxy, in ms, before servers that answer already. */
const longestStart = 10_000;

/** Each has a data folder of its own. */
export async function startNodes(count: number, dataDir: string, databaseUrl: string): Promise<Nodes> {
  const servers = await Promise.all(
    Array.from({ length: count }, (_, n) => startApplication(path.join(dataDir, `node${n}`), databaseUrl)),
  );
  const lines = servers.map(({ url }, n) => `  server node${n} ${new URL(url).host}`);
  const proxy = await startHaproxy('http', `  balance roundrobin\n${lines.join('\n')}`);
  const url = `http://127.0.0.1:${proxy.port}`;
  const isHealthy = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = performance.now() + longestStart;
  while (!(await isHealthy())) {
    if (performance.now() > end) throw new Error(`HAProxy did not answer at ${url}`);
    await pause(100);
  }
  return {
    url,
    cpu: () => ({ servers: servers.reduce((sum, server) => sum + server.cpu(), 0), proxy: readCpu(proxy.pid) }),
    async stop() {
      proxy.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

export interface Run extends Omit<MixResult, 'people'>, Sessions {
  requests: number;
  /** All times of all kinds. */
  all: number[];
  /** Seconds of a processor. */
  cpu: Record<'servers' | 'proxy' | 'postgres' | 'generator', number>;
}

/** Loads nodes as ordered, and measures once they are warm; keeps in the order what people have saved. */
export async function load(nodes: Nodes, watch: Watch, order: MixOrder, warmup: number): Promise<Run> {
  const generator = child('mix.ts');
  try {
    order.people = (await ask<MixResult>(generator, { ...order, seconds: warmup })).people;
    const read = () => ({ ...nodes.cpu(), postgres: watch.cpu(), generator: readCpu(generator.pid!) });
    const before = read();
    const seen = watch.look();
    const { people, ...result } = await ask<MixResult>(generator, order);
    const after = read();
    const sessions = await seen();
    order.people = people;
    const all = kinds.flatMap((kind: Kind) => result.times[kind]);
    const spent = (who: keyof typeof after) => (after[who] - before[who]) / 1000;
    const cpu = {
      servers: spent('servers'),
      proxy: spent('proxy'),
      postgres: spent('postgres'),
      generator: spent('generator'),
    };
    return { ...result, ...sessions, all, requests: all.length, cpu };
  } finally {
    if (generator.connected) generator.disconnect();
  }
}
