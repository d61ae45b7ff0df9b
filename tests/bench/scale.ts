import { loadavg } from 'node:os';
import { hasHaproxy } from '../support/haproxy.ts';
import type { Filled } from './api.ts';
import type { MixOrder } from './mixOrder.ts';
import { load, startNodes, type Run } from './nodes.ts';
import { makePeople } from './people.ts';
import { figure, heading, median, note, quantile, skipped } from './report.ts';
import { watchPostgres, type Watch } from './watchPostgres.ts';

const counts = [1, 2, 4];
const rounds = 3;
const connections = 32;
/** Seconds for each process: V8 compiles what it is asked for often, in each of them. */
const warmup = 4;
const people = 1000;
/** Seconds between what a person does: of somebody who reads and writes, and of one who types all the time. */
const thinking = [10, 4];

const sum = (runs: Run[], value: (run: Run) => number) => runs.reduce((all, run) => all + value(run), 0);
const printLoad = () => loadavg()[0]!.toFixed(1);

function report(name: string, runs: Run[], alone: Run[]): void {
  const perCpu = (run: Run, who: keyof Run['cpu']) => run.requests / run.cpu[who];
  const ratio = (who: keyof Run['cpu']) =>
    median(runs.map((run, round) => perCpu(run, who) / perCpu(alone[round]!, who)));
  const total = sum(runs, ({ requests }) => requests);
  const cpu = (who: keyof Run['cpu']) => sum(runs, (run) => run.cpu[who]).toFixed(1);
  const all = runs.flatMap((run) => run.all);
  const waiting = runs.flatMap((run) => run.waiting);
  figure(`${name}: requests a CPU second of the servers`, median(runs.map((run) => perCpu(run, 'servers'))), '');
  figure(`${name}: the same, times one process`, ratio('servers'), '');
  figure(`${name}: requests a CPU second of PostgreSQL, times one process`, ratio('postgres'), '');
  note(
    `${total} requests, ${(total / sum(runs, ({ seconds }) => seconds)).toFixed(0)}/s; CPU seconds: servers ${cpu('servers')}, PostgreSQL ${cpu('postgres')}, HAProxy ${cpu('proxy')}, generator ${cpu('generator')}`,
  );
  note(`p50 ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms, load ${printLoad()}`);
  const looks = waiting.filter((count) => count > 0).length;
  note(
    `lock waits in ${looks} of ${waiting.length} looks, ${Math.max(0, ...waiting)} sessions at most; ${Math.max(...runs.map((run) => run.connections))} connections at most`,
  );
  figure(
    `${name}: errors`,
    sum(runs, ({ errors }) => errors),
    '',
    0,
  );
  const { error } = runs.find((run) => run.error) ?? {};
  if (error) note(error);
}

/** By turns, so that what else the machine does falls on all of them. */
async function measureNodes(filled: Filled, watch: Watch, order: MixOrder): Promise<void> {
  const runs = new Map<number, Run[]>(counts.map((count) => [count, []]));
  for (let round = 0; round < rounds; round++)
    for (const count of counts) {
      const nodes = await startNodes(count, filled.dataDir, filled.url!);
      order.url = nodes.url;
      runs.get(count)!.push(await load(nodes, watch, order, warmup * count));
      await nodes.stop();
    }
  for (const count of counts) report(count === 1 ? '1 process' : `${count} processes`, runs.get(count)!, runs.get(1)!);
}

async function measurePeople(filled: Filled, watch: Watch, order: MixOrder): Promise<void> {
  const nodes = await startNodes(2, filled.dataDir, filled.url!);
  for (const thinks of thinking) {
    const seconds = 3 * thinks;
    Object.assign(order, { url: nodes.url, connections: null, thinks, seconds });
    const run = await load(nodes, watch, order, thinks);
    const { requests, all, errors, error, cpu, waiting } = run;
    const name = `${people.toLocaleString('en')} people, each does something every ${thinks} s`;
    figure(`${name}: p99`, quantile(all, 0.99), 'ms', 300, `p50 ${quantile(all, 0.5).toFixed(1)} ms`);
    note(
      `${requests} requests, ${(requests / run.seconds).toFixed(0)}/s; CPU a second: servers ${(cpu.servers / run.seconds).toFixed(2)}, PostgreSQL ${(cpu.postgres / run.seconds).toFixed(2)}, HAProxy ${(cpu.proxy / run.seconds).toFixed(2)}, generator ${(cpu.generator / run.seconds).toFixed(2)}`,
    );
    note(
      `p99 by kind: ${Object.entries(run.times)
        .map(([kind, times]) => `${kind} ${quantile(times, 0.99).toFixed(0)} ms`)
        .join(', ')}; load ${printLoad()}`,
    );
    note(
      `lock waits in ${waiting.filter((count) => count > 0).length} of ${waiting.length} looks; ${run.connections} connections at most`,
    );
    figure(`${name}: errors`, errors, '', 0);
    if (error) note(error);
  }
  await nodes.stop();
}

/** Several server processes on one PostgreSQL, and a thousand people at two of them. */
export async function measureScale(filled: Filled): Promise<void> {
  heading(`Several processes on one ${filled.engine}`);
  if (!hasHaproxy()) {
    skipped('Several processes', 'no /usr/sbin/haproxy');
    return;
  }
  note(
    `Lists, chapters by key, saves of 1,500 words, comments and badges over ${connections} connections, through HAProxy; load ${printLoad()}`,
  );
  const first = await startNodes(1, filled.dataDir, filled.url!);
  const made = await makePeople(filled.url!, first.url, people);
  await first.stop();
  const watch = await watchPostgres(filled.url!);
  const order: MixOrder = { url: '', people: made, manager: filled.token, connections, thinks: 0, seconds: 8 };
  await measureNodes(filled, watch, order);
  await measurePeople(filled, watch, order);
  await watch.close();
}
