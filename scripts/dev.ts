// npm run dev: Vite with hot reload on PORT, and behind it the API, which starts anew when its code changes.
// npm run dev -- --inspect: a debugger can be attached to the API, on port 9229.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { runCommand } from '#server/command.ts';
import { CommandError } from '#server/commandError.ts';
import { readSettings } from '#server/settings.ts';
import { freePort } from './freePort.ts';

const root = path.resolve(import.meta.dirname, '..');
const inspector = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'));
const watched = ['--watch-path=server', '--watch-path=domain', '--watch-preserve-output'];

await runCommand(async () => {
  const { port, host } = readSettings(process.env);
  const apiPort = String(await freePort());
  const proxy = { '/api': `http://127.0.0.1:${apiPort}` };
  const web = await createServer({ root, server: { port, host, strictPort: true, proxy } });
  await web.listen().catch(async (error: Error) => {
    await web.close();
    throw new CommandError(`PORT=${port}: ${error.message}`);
  });
  const env = { ...process.env, PORT: apiPort, HOST: '127.0.0.1' };
  const api = spawn(process.execPath, [...inspector, ...watched, 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  web.printUrls();

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      api.kill(signal);
      void web.close().then(() => process.exit(0));
    });
  }
});
