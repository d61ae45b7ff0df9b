import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/freePort.ts';

const program = '/usr/sbin/haproxy';
export const hasHaproxy = (): boolean => existsSync(program);

/** An HAProxy that listens on a free port of this machine, by what its configuration says after `bind`. */
export async function startHaproxy(
  mode: 'tcp' | 'http',
  rest: string,
): Promise<{ port: number; pid: number; stop(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-haproxy-'));
  const port = await findFreePort();
  const config = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    config,
    `defaults
  mode ${mode}
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen all
  bind 127.0.0.1:${port}
${rest}
`,
  );
  const proxy = spawn(program, ['-db', '-f', config], { stdio: 'ignore' });
  const stop = () => {
    process.off('exit', stop);
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return { port, pid: proxy.pid!, stop };
}
