import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { readCpu } from '../cpu.ts';

const timeoutMs = 120_000;

const running = new Set<() => Promise<void>>();

/** Stops all that were started, those too that could not be signed in at. */
export const stopServers = () => Promise.all(Array.from(running, (stop) => stop()));

/** Starts a peer's server, in a process that answers by itself; answers how to read its CPU once it answers at `ready`. */
export async function startServer(folder: string, args: string[], env: object, ready: string): Promise<() => number> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-1500)));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  running.add(async () => {
    kill();
    await ended;
    process.off('exit', kill);
  });
  const isReady = () =>
    fetch(ready).then(
      (answer) => answer.status < 500,
      () => false,
    );
  const end = performance.now() + timeoutMs;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`a peer did not answer at ${ready}: ${printed}`);
    await pause(100);
  }
  return () => readCpu(child.pid!);
}

/** Sends JSON to a peer and reads the JSON that it answers; throws what it refuses. */
export async function send(url: string, body: object, token?: string, method = 'POST'): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 600)}`);
  return text && JSON.parse(text);
}
