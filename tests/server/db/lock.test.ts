import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { lockFolder, unlockFolder } from '#server/db/lock.ts';

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(inject('store').temp, 'lock-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  unlockFolder(folder);
});

/** Another process that takes the folder and holds it; its first line is 'held' or the refusal. */
async function startHolder(): Promise<{ child: ChildProcess; says: string }> {
  const module = path.resolve('server/db/lock.ts');
  const script = `import { lockFolder } from ${JSON.stringify(module)};
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => undefined, 1000); } catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, says: output.toString().trim() };
}

test('a folder is one process’s, which the refusal names', async () => {
  lockFolder(folder);
  expect((await startHolder()).says).toMatch(
    new RegExp(`^DATA_DIR=${folder}: it is in use by process ${process.pid} \\(started .+\\)\\. One process a folder`),
  );
  unlockFolder(folder);
  expect((await startHolder()).says).toBe('held');
  expect(() => lockFolder(folder)).toThrow(CommandError);
});

test('the same process does not take it twice', () => {
  lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(CommandError);
});

test('kill -9 of the holder frees it', async () => {
  const { child, says } = await startHolder();
  expect(says).toBe('held');
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid} `);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder);
  expect((await startHolder()).says).toContain(`process ${process.pid} `);
});
