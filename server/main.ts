import { existsSync } from 'node:fs';
import path from 'node:path';
import { boot, listen } from './boot.ts';
import { FolderInUse } from './db/lock.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';
import { readSettings, type Settings } from './settings.ts';

const web = path.resolve(import.meta.dirname, '../dist');

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stop(`These settings are wrong:\n${(error as Error).message}`);
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

const set = settings();
const { services, close } = await boot(set, (step) => console.log(`  ${step} …`)).catch((error: Error) => {
  if (error instanceof FolderInUse) return stop(error.message);
  throw error;
});
const server = await listen(services, set, existsSync(web) ? web : undefined).catch(
  async (error: NodeJS.ErrnoException) => {
    await close();
    return stop(error.code === 'EADDRINUSE' ? `Port ${set.port} is taken. Set PORT to another.` : error.message);
  },
);

console.log(`\n  Quillhouse is at ${server.url}\n`);
if (set.demo) console.log(`  Demo accounts, password ${demoPassword}:\n  ${Object.keys(demoAccounts).join('  ')}\n`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void server
      .close()
      .then(close)
      .then(() => process.exit(0));
  });
}
