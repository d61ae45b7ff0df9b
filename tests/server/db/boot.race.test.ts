import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { boot } from '#server/boot.ts';
import { Outbox } from '#server/kit/outbox.ts';
import { readSettings } from '#server/settings.ts';
import { long } from '../../support/long.ts';
import { races } from '../../support/races.ts';
import { insertRow } from '../../support/records.ts';
import { startS3 } from '../../support/s3.ts';
import { createDatabase } from '../../support/server.ts';
import { smtpServer } from '../../support/smtp.ts';

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
      if (output.includes('Only')) child.kill('SIGTERM');
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(output).toMatch(
      /^\n {2}Quillhouse is at http:\S+\n {2}Emails go to (\S+)\n\n {2}Only this machine has: uploaded files \(FILES\), emails \(SMTP_URL\)\. Other nodes share them by these settings\.\n\n$/,
    );
    expect(output).toContain(path.join(env.DATA_DIR!, 'mail'));
  });

  test('keeps nothing on its machine where files, emails and the secret have their settings', async () => {
    const s3 = await startS3();
    const DATA_DIR = path.join(inject('store').temp, 'no such folder');
    const shared = { DATA_DIR, FILES: s3.files, SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'house@example.com' };
    try {
      const { local, services, close } = await start({ ...shared, DEMO: '0' });
      await services.storage.put('cover/00000000-0000-4000-8000-000000000000.jpg', new Uint8Array(3));
      await close();
      expect(local).toEqual([]);
      expect(existsSync(DATA_DIR)).toBe(false);
      expect(s3.requests).toContain('PUT /house/files/cover/00000000-0000-4000-8000-000000000000.jpg');
      const wrong = start({ ...shared, FILES: s3.files.replace('//house', '//nowhere') });
      await expect(wrong).rejects.toThrow(/^FILES: the bucket nowhere cannot be used/);
      // It may come back, and all that needs no file goes on meanwhile.
      await s3.stop();
      await (await start({ ...shared, DEMO: '0' })).close();
    } finally {
      await s3.remove();
    }
  });

  test('is closed when what it mails was delivered', async () => {
    const post = await smtpServer();
    const { services, close } = await start({ DEMO: '0', SMTP_URL: post.url, MAIL_FROM: 'house@example.com' });
    const outbox = new Outbox(services.mail, services.log);
    outbox.notify({ to: 'mira@example.com', subject: 'x', text: 'x' });
    await outbox.send();
    await close();
    expect(post.delivered).toHaveLength(1);
    await post.close();
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
