import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { boot } from '#server/boot.ts';
import { readSettings } from '#server/settings.ts';
import { long } from '../../support/long.ts';
import { races } from '../../support/races.ts';
import { insertRow } from '../../support/records.ts';
import { createDatabase } from '../../support/server.ts';

races('a start with DEMO=1 on a database that is not empty', () => {
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    const { url, prefix, temp } = inject('store');
    const DATABASE_URL = await createDatabase(url!, `${prefix}boot_${process.pid}`);
    env = { DATABASE_URL, DATA_DIR: mkdtempSync(path.join(temp, 'boot-')), LOG_LEVEL: 'silent', PORT: '0', DEMO: '1' };
    await addUsers('author');
  });

  const start = (changes: NodeJS.ProcessEnv = {}) => boot(readSettings({ ...env, ...changes }), () => undefined);
  async function addUsers(...names: string[]) {
    const { services, close } = await start({ DEMO: '0' });
    for (const user_name of names) await insertRow(services.database.db, 'user', new Date(), { user_name });
    await close();
  }

  test('offers no demo accounts where there are none, and says where emails go', long, async () => {
    const child = spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Emails')) child.kill('SIGTERM');
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(output).toMatch(/^\n {2}Quillhouse is at http:\S+\n {2}Emails go to (\S+)\n\n$/);
    expect(output).toContain(path.join(env.DATA_DIR!, 'mail'));
  });

  test('offers them where they are, and only with DEMO=1', async () => {
    const [, ...others] = Object.keys(demoAccounts);
    await addUsers(...others);
    for (const DEMO of ['0', '1']) {
      const { demo, close } = await start({ DEMO });
      await close();
      expect(demo).toBe(DEMO === '1');
    }
  });
});
