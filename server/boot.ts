import path from 'node:path';
import { seedReference } from '#server/reference/seedReference.ts';
import { makeDataFolder } from './dataFolder.ts';
import { listenForChanges } from './db/changes.ts';
import { throwAsDamage } from './db/damage.ts';
import { Replica } from './db/replica.ts';
import type { Statement } from './db/statements.ts';
import { openEmbedded, openPostgres } from './db/store.ts';
import type { Services } from './kit/services.ts';
import type { Provider } from './kit/signInProvider.ts';
import { traceMail } from './kit/traces.ts';
import { createLog } from './log.ts';
import { createLibreTranslate } from './platform/machineTranslation.ts';
import { createFolderMail, createSmtpMail, watchMail } from './platform/mail.ts';
import type { S3Settings } from './platform/s3Settings.ts';
import { createS3Storage } from './platform/s3Storage.ts';
import { createFolderStorage } from './platform/storage.ts';
import { openTraces } from './platform/traces.ts';
import { loadSecret } from './secret.ts';
import { getFilesFolder, type Settings } from './settings.ts';

/** A statement may take 15 s, after 10 s of waiting in PgBouncer: where no answer comes in so many ms, none will. */
const answersWithin = 30_000;
/** A statement that takes longer than so many ms is logged. */
const slowStatement = 1000;

/** Says what a long step is doing. */
type Progress = (step: string) => void;

export interface Booted {
  services: Services;
  /** Where emails go: the host of a mail server, or a folder. */
  mailDestination: string;
  /** What only this machine has although others may share its database; each with the setting that has it shared. */
  local: string[];
  /** Is this the demo, with its accounts in the database? */
  demo: boolean;
  close: () => Promise<void>;
}

/**
 * Everything but the socket: database, files, mail, and on the first run the demo data. Throws a CommandError where a
 * setting names what cannot be used; nothing is left open then.
 */
export async function boot(settings: Settings, progress: Progress): Promise<Booted> {
  const { dataDir, databaseUrl, directUrl, smtpUrl, mailFrom } = settings;
  const log = createLog(settings.logLevel);
  const clock = () => new Date();
  const onError = (error: Error) => log.error({ err: error }, 'the database connection was lost');
  await using opened = new AsyncDisposableStack();
  const traces = settings.traces && (await openTraces(settings.traces, log));
  if (traces) opened.defer(() => traces.close());
  const onStatement = (statement: Statement) => {
    const { text, ms, pid, work } = statement;
    if (ms > slowStatement)
      log.warn({ text, ms: Math.round(ms), pid, request_id: work?.requestId }, 'a slow statement');
    traces?.statement(statement);
  };
  const openReplica = (url: string, primaryUrl: string) =>
    new Replica({
      url,
      primaryUrl,
      size: settings.poolSize,
      onChange: (why) =>
        why ? log.warn({ err: why }, 'the replica is not read') : log.info('the replica is read again'),
    });
  const onMake = () => progress('Making the database');
  const local = listLocal(settings);
  if (!databaseUrl || local.length > 0) makeDataFolder(dataDir);
  const database = await (databaseUrl
    ? openPostgres(databaseUrl, { onError, onStatement, size: settings.poolSize, directUrl, answersWithin })
    : openEmbedded(dataDir, { onError, onStatement, onMake }));
  opened.defer(() => database.close());
  if (databaseUrl) {
    const { changes, pool } = database;
    const onDeaf = (error: unknown) => log.warn({ err: error }, 'changes of other nodes are not heard of');
    const listening = listenForChanges({ changes, url: directUrl ?? databaseUrl, pool, onError: onDeaf });
    opened.defer(() => listening.close());
  }
  const replica = databaseUrl && settings.readUrl ? openReplica(settings.readUrl, databaseUrl) : undefined;
  if (replica) opened.defer(() => replica.close());
  const mailFolder = path.join(dataDir, 'mail');
  const secret = await loadSecret(settings, database);
  const openS3 = async (s3: S3Settings) => {
    const storage = await createS3Storage(s3, log);
    opened.defer(() => storage.close());
    await storage.check();
    return storage;
  };
  const mailer = smtpUrl ? createSmtpMail(smtpUrl, mailFrom) : createFolderMail(mailFolder, mailFrom, clock);
  const mail = watchMail(traces ? traceMail(traces, mailer) : mailer);
  opened.defer(() => mail.finish());
  const demo = settings.demo && (await import('#demo/index.ts'));
  const services: Services = {
    database,
    replica,
    storage: settings.s3 ? await openS3(settings.s3) : createFolderStorage(getFilesFolder(dataDir)),
    mail,
    traces,
    log,
    secret,
    providers: await openProviders(settings),
    readerApps: { ...(demo && demo.getDemoApp(secret)), ...settings.readerApps },
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
    if (!demo) return false;
    if (await demo.isEmpty(database)) await demo.seedDemo(services, { scale: 1, progress });
    return demo.hasDemoAccounts(database);
  };
  const isDemo = await fill().catch((error: unknown) => throwAsDamage(dataDir, error));
  const resources = opened.move();
  const mailDestination = smtpUrl ? new URL(smtpUrl).host : mailFolder;
  return { services, mailDestination, local, demo: isDemo, close: () => resources.disposeAsync() };
}

async function openProviders({ providers, publicUrl }: Settings): Promise<Provider[]> {
  if (providers.length === 0) return [];
  const { createOpenIdProvider } = await import('./platform/openId.ts');
  return providers.map((provider) => createOpenIdProvider(provider, `${publicUrl}/`));
}

function listLocal({ databaseUrl, s3, smtpUrl }: Settings): string[] {
  if (!databaseUrl) return [];
  return [...(s3 ? [] : ['uploaded files (FILES)']), ...(smtpUrl ? [] : ['emails (SMTP_URL)'])];
}
