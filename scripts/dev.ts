// npm run dev: Vite with hot reload on PORT, and behind it the API, which starts anew when its code changes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const { PORT = '8787', API_PORT = '8788' } = process.env;
process.env.API_PORT = API_PORT;

const watched = ['--watch-path=server', '--watch-path=domain', '--watch-preserve-output'];
const api = spawn(process.execPath, [...watched, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: API_PORT },
});
const web = await createServer({ root, server: { port: Number(PORT), strictPort: true } });
await web.listen();
web.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    void web.close().then(() => process.exit(0));
  });
}
