import { existsSync } from 'node:fs';
import path from 'node:path';
import { listen } from './boot.ts';
import { bootOrStop, settingsOrStop, stop } from './command.ts';
import { releaseMemory } from './memory.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';

const web = path.resolve(import.meta.dirname, '../dist');

const set = settingsOrStop();
const { services, close } = await bootOrStop(set);
const server = await listen(services, set, existsSync(web) ? web : undefined).catch(
  async (error: NodeJS.ErrnoException) => {
    await close();
    return stop(error.code === 'EADDRINUSE' ? `Port ${set.port} is taken. Set PORT to another.` : error.message);
  },
);

console.log(`\n  Quillhouse is at ${server.url}\n`);
if (set.demo) console.log(`  Demo accounts, password ${demoPassword}:\n  ${Object.keys(demoAccounts).join('  ')}\n`);

void releaseMemory();

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
