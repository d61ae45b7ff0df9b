import path from 'node:path';
import * as yup from 'yup';
import { defaultSigningAge } from '#domain/accounts/profile.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { brand } from '#domain/shared/brand.ts';
import { CommandError } from './commandError.ts';
import { poolSize } from './db/database.ts';
import { isPooled } from './db/sessionSettings.ts';
import type { Payer } from './kit/services.ts';
import type { ReaderApps } from './kit/signature.ts';
import type { LibreTranslateSettings } from './platform/machineTranslation.ts';
import { readProviders, type ProviderSettings } from './platform/openIdSettings.ts';
import { readS3, type S3Settings } from './platform/s3Settings.ts';
import type { TraceSettings } from './platform/traces.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const postgresUrl = /^postgres(ql)?:\/\//;
const smtpUrl = /^smtps?:\/\/[^/\s]+/;
const plainUrl = /^https?:\/\/[^/\s@?#][^\s@?#]*$/;
/** `name@host`, or `Some Name <name@host>`. */
const mailbox = /^(?:[^<>"\r\n]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;
/** Have a password in them. */
const secret = new Set([
  'DATABASE_URL',
  'DIRECT_URL',
  'READ_DATABASE_URL',
  'LISTEN_URL',
  'FILES',
  'SECRET',
  'SMTP_URL',
  'OIDC',
  'READER_APPS',
  'LIBRETRANSLATE_API_KEY',
]);

const isOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).href === `${new URL(value).origin}/`;

const aPlainUrl = 'must be an http:// or https:// address without a password or a query';
const aPort = 'must be a port, 0 to 65535';
const aShare = 'must be a share, 0 to 1';
const aDrain = 'must be a number of seconds, 0 to 300';
const metricsAddress = /^(?:(\[[\da-f:]+\]|[\w.-]+):)?(\d{1,5})$/i;
const aPool = 'must be a number of connections, 1 to 1000';
const anAge = 'must be an age in whole years, 1 to 120';

/** The lines of an address, which a `|` parts. */
const getLines = (address = ''): string[] =>
  address
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The setting `METRICS`: a port of this machine, unless an address says where. */
function readMetrics(value: string | undefined): { host: string; port: number } | undefined {
  const [, host = '127.0.0.1', port] = metricsAddress.exec(value ?? '') ?? [];
  return port === undefined ? undefined : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The setting `SECOND_FACTOR_ROLES`, as it was typed. */
const readRoles = (value = ''): Role[] =>
  value
    .split(',')
    .map((role) => role.trim())
    .filter((role) => role !== '') as Role[];

/** The setting `READER_APPS`. Throws where it is not what it must be. */
function readApps(value: string | undefined): ReaderApps {
  if (!value) return {};
  const rule = yup.string().strict().min(32).required();
  const apps: unknown = JSON.parse(value);
  const entries = Object.entries(yup.object().strict().required().validateSync(apps));
  return Object.fromEntries(
    entries.map(([name, secret]) => [
      yup
        .string()
        .matches(/^[\w-]{1,40}$/)
        .required()
        .validateSync(name),
      rule.validateSync(secret),
    ]),
  );
}

const direct = yup
  .string()
  .matches(postgresUrl, 'must be a postgres:// address')
  .test('past', 'must lead past PgBouncer', (value) => !value || !isPooled(value));

const shape = yup.object({
  PORT: yup.number().typeError(aPort).integer(aPort).min(0, aPort).max(65_535, aPort).default(8787),
  HOST: yup.string().default('127.0.0.1'),
  DATA_DIR: yup.string().default('./data'),
  DATABASE_URL: yup.string().matches(postgresUrl, 'must be a postgres:// address'),
  DATABASE_POOL: yup.number().typeError(aPool).integer(aPool).min(1, aPool).max(1000, aPool).default(poolSize),
  DIRECT_URL: direct.when(['DATABASE_URL', 'LISTEN_URL'], ([url = '', former], rule) =>
    isPooled(url) && !former ? rule.required('must be set where DATABASE_URL leads through PgBouncer') : rule,
  ),
  READ_DATABASE_URL: yup
    .string()
    .matches(postgresUrl, 'must be a postgres:// address')
    .when('DATABASE_URL', ([url], rule) =>
      rule
        .test('primary', 'needs DATABASE_URL, which it is a replica of', (value) => !value || Boolean(url))
        // What its sessions begin with is kept in the role that they share.
        .test(
          'pooled',
          'leads through PgBouncer, so DATABASE_URL must, too',
          (value = '') => !isPooled(value) || isPooled(url ?? ''),
        ),
    ),
  // What DIRECT_URL was called.
  LISTEN_URL: direct,
  FILES: yup.string().test('bucket', (value, { createError }) => {
    try {
      readS3(value, {});
      return true;
    } catch (error) {
      return createError({ message: (error as Error).message });
    }
  }),
  SECRET: yup.string().min(32, 'must be 32 characters at least'),
  SMTP_URL: yup.string().matches(smtpUrl, 'must be an smtp:// or smtps:// address'),
  MAIL_FROM: yup
    .string()
    .matches(mailbox, 'must be an email address, or a name and <an address>')
    .when('SMTP_URL', ([url], rule) => (url ? rule.required('must be set where SMTP_URL is') : rule)),
  TRUST_PROXY: yup.string().oneOf(['0', '1'], 'must be 0 or 1'),
  PUBLIC_URL: yup
    .string()
    .test('origin', 'must be an http:// or https:// address without a path', (value) => !value || isOrigin(value))
    .when('OIDC', ([oidc], rule) => (oidc ? rule.required('must be set where OIDC is') : rule)),
  OIDC: yup.string().test('providers', (value, { createError }) => {
    try {
      return readProviders(value) !== undefined;
    } catch (error) {
      return createError({ message: (error as Error).message });
    }
  }),
  READER_APPS: yup.string().test('apps', 'must be JSON: names with secrets of 32 characters at least', (value) => {
    try {
      return readApps(value) !== undefined;
    } catch {
      return false;
    }
  }),
  LIBRETRANSLATE_URL: yup.string().matches(plainUrl, aPlainUrl),
  LIBRETRANSLATE_API_KEY: yup.string(),
  SIGNING_AGE: yup.number().typeError(anAge).integer(anAge).min(1, anAge).max(120, anAge).default(defaultSigningAge),
  PAYER_NAME: yup.string().trim().max(200, 'must be 200 characters at most').default(brand),
  PAYER_ADDRESS: yup.string().trim().max(400, 'must be 400 characters at most'),
  SECOND_FACTOR_ROLES: yup
    .string()
    .test('roles', `must be roles of the staff with commas between them: ${staff.join(', ')}`, (value) =>
      readRoles(value).every((role) => can(role, staff)),
    ),
  TWO_MANAGERS: yup.string().oneOf(['0', '1'], 'must be 0 or 1'),
  DEMO: yup.string().oneOf(['0', '1'], 'must be 0 or 1'),
  METRICS: yup.string().matches(metricsAddress, 'must be a port, or an address and a port'),
  OTEL_EXPORTER_OTLP_ENDPOINT: yup.string().matches(plainUrl, aPlainUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: yup.string().matches(plainUrl, aPlainUrl),
  OTEL_TRACES_SAMPLER_ARG: yup.number().typeError(aShare).min(0, aShare).max(1, aShare).default(1),
  OTEL_SERVICE_NAME: yup.string().default('quillhouse'),
  DRAIN_SECONDS: yup.number().typeError(aDrain).integer(aDrain).min(0, aDrain).max(300, aDrain).default(0),
  LOG_LEVEL: yup
    .string()
    .oneOf(levels, `must be one of ${levels.join(', ')}`)
    .default('info'),
});

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where changes are listened for and migrations applied, past a PgBouncer that `databaseUrl` may name; absent: there. */
  directUrl: string | undefined;
  /** A replica of it that lists, search, home and exports may be read from. */
  readUrl: string | undefined;
  /** Connections to the database at most, besides the one that listens. */
  poolSize: number;
  /** The bucket that uploaded files live in; absent: the folder `files` in `dataDir`. */
  s3: S3Settings | undefined;
  /** What codes and captchas are signed with; absent: the platform makes one and keeps it. */
  secret: string | undefined;
  /** Absent: emails are written as files into `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of every email. */
  mailFrom: string;
  /** Believe the last entry of X-Forwarded-For, which a proxy before this server adds. */
  trustProxy: boolean;
  /** The address that people open, without a slash at its end; absent where nothing needs it. */
  publicUrl: string | undefined;
  /** Whom people may sign in with besides a password. */
  providers: ProviderSettings[];
  /** Reading apps that send what their readers wrote: secrets by name. */
  readerApps: ReaderApps;
  /** The machine translation that drafts are asked of; absent: there are none. */
  libreTranslate: LibreTranslateSettings | undefined;
  /** Years that who signs a contract has lived at least. */
  signingAge: number;
  /** Who pays authors, as PDFs name it. */
  payer: Payer;
  /** Another content manager confirms who becomes one, or works in finance. */
  twoManagers: boolean;
  /** Roles of the staff that must have a second factor. */
  secondFactorRoles: Role[];
  /** Seed demo data and accounts into an empty database. */
  demo: boolean;
  /** Where figures for Prometheus are served; absent: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** The collector that spans are sent to; absent: none are made. */
  traces: TraceSettings | undefined;
  /** Seconds from when a proxy is told that the server stops to when it takes no more requests. */
  drainSeconds: number;
  logLevel: string;
}

/** Where uploaded files are without a bucket. */
export const getFilesFolder = (dataDir: string): string => path.join(dataDir, 'files');

/** Settings from the environment. Throws a CommandError with a line for each one that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const variables = Object.fromEntries(
    Object.keys(shape.fields).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const describe = (name: string) => (secret.has(name) || !env[name] ? name : `${name}=${env[name]}`);
  try {
    const read = shape.validateSync(variables, { abortEarly: false });
    const collector = read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
    const traceUrl = read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (collector && `${collector}/v1/traces`);
    return {
      port: read.PORT,
      host: read.HOST,
      dataDir: path.resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      directUrl: read.DIRECT_URL ?? read.LISTEN_URL ?? read.DATABASE_URL,
      readUrl: read.READ_DATABASE_URL,
      poolSize: read.DATABASE_POOL,
      s3: readS3(read.FILES, env),
      secret: read.SECRET,
      smtpUrl: read.SMTP_URL,
      mailFrom: read.MAIL_FROM ?? 'Quillhouse <no-reply@quillhouse.example>',
      trustProxy: read.TRUST_PROXY === '1',
      publicUrl: read.PUBLIC_URL && new URL(read.PUBLIC_URL).origin,
      providers: readProviders(read.OIDC),
      readerApps: readApps(read.READER_APPS),
      libreTranslate: read.LIBRETRANSLATE_URL
        ? { url: read.LIBRETRANSLATE_URL.replace(/\/+$/, ''), key: read.LIBRETRANSLATE_API_KEY }
        : undefined,
      signingAge: read.SIGNING_AGE,
      payer: { name: read.PAYER_NAME, address: getLines(read.PAYER_ADDRESS) },
      twoManagers: read.TWO_MANAGERS !== '0',
      secondFactorRoles: readRoles(read.SECOND_FACTOR_ROLES),
      demo: read.DEMO === undefined ? !read.DATABASE_URL : read.DEMO === '1',
      metrics: readMetrics(read.METRICS),
      traces: traceUrl
        ? { url: traceUrl, service: read.OTEL_SERVICE_NAME, share: read.OTEL_TRACES_SAMPLER_ARG }
        : undefined,
      drainSeconds: read.DRAIN_SECONDS,
      logLevel: read.LOG_LEVEL,
    };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new CommandError(
      error.inner.map(({ path: name = '', message }) => `${describe(name)}: ${message}`).join('\n'),
    );
  }
}
