import path from 'node:path';
import { getDemoApp } from '#demo/comments/readingApp.ts';
import { hasDemoAccounts, isEmpty, seedDemo } from '#demo/index.ts';
import { seedReference } from '#server/reference/seedReference.ts';
import { makeDataFolder } from './dataFolder.ts';
import { throwAsDamage } from './db/damage.ts';
import { openEmbedded, openPostgres } from './db/store.ts';
import type { Services } from './kit/services.ts';
import { createLog } from './log.ts';
import { createLibreTranslate } from './platform/machineTranslation.ts';
import { createFolderMail, createSmtpMail } from './platform/mail.ts';
import { createOpenIdProvider } from './platform/openId.ts';
import { createFolderStorage } from './platform/storage.ts';
import { loadSecret } from './secret.ts';
import type { Settings } from './settings.ts';

/** Says what a long step is doing. */
type Progress = (step: string) => void;

export interface Booted {
  services: Services;
  /** Where emails go: the host of a mail server, or a folder. */
  mailDestination: string;
  /** Is this the demo, with its accounts in the database? */
  demo: boolean;
  close: () => Promise<void>;
}

/**
 * Everything but the socket: database, files, mail, and on the first run the demo data. Throws a CommandError where a
 * setting names what cannot be used; nothing is left open then.
 */
export async function boot(settings: Settings, progress: Progress): Promise<Booted> {
  const { dataDir, databaseUrl, smtpUrl, mailFrom } = settings;
  const log = createLog(settings.logLevel);
  const clock = () => new Date();
  const onError = (error: Error) => log.error({ err: error }, 'the database connection was lost');
  const onMake = () => progress('Making the database');
  makeDataFolder(dataDir);
  await using opened = new AsyncDisposableStack();
  const database = await (databaseUrl
    ? openPostgres(databaseUrl, { onError })
    : openEmbedded(dataDir, { onError, onMake }));
  opened.defer(() => database.close());
  const mailFolder = path.join(dataDir, 'mail');
  const secret = loadSecret(settings.dataDir);
  const services: Services = {
    database,
    storage: createFolderStorage(path.join(dataDir, 'files')),
    mail: smtpUrl ? createSmtpMail(smtpUrl, mailFrom) : createFolderMail(mailFolder, mailFrom, clock),
    log,
    secret,
    providers: settings.providers.map((provider) => createOpenIdProvider(provider, `${settings.publicUrl}/`)),
    readerApps: settings.demo ? { ...getDemoApp(secret), ...settings.readerApps } : settings.readerApps,
    machineTranslation: settings.libreTranslate && createLibreTranslate(settings.libreTranslate),
    signingAge: settings.signingAge,
    payer: settings.payer,
    twoManagers: settings.twoManagers,
    secondFactorRoles: settings.secondFactorRoles,
    clock,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
  };
  const fill = async () => {
    await seedReference(database, clock(), settings.signingAge);
    if (settings.demo && (await isEmpty(database))) await seedDemo(services, { scale: 1, progress });
    return settings.demo && (await hasDemoAccounts(database));
  };
  const demo = await fill().catch((error: unknown) => throwAsDamage(dataDir, error));
  const resources = opened.move();
  const mailDestination = smtpUrl ? new URL(smtpUrl).host : mailFolder;
  return { services, mailDestination, demo, close: () => resources.disposeAsync() };
}
