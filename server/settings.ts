import path from 'node:path';
import * as yup from 'yup';
import { CommandError } from './commandError.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const postgresUrl = /^postgres(ql)?:\/\//;

const aPort = 'must be a port, 0 to 65535';

const shape = yup.object({
  PORT: yup.number().typeError(aPort).integer(aPort).min(0, aPort).max(65_535, aPort).default(8787),
  HOST: yup.string().default('127.0.0.1'),
  DATA_DIR: yup.string().default('./data'),
  DATABASE_URL: yup.string().matches(postgresUrl, 'must be a postgres:// address'),
  DEMO: yup.string().oneOf(['0', '1'], 'must be 0 or 1'),
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
  /** Seed demo data and accounts into an empty database. */
  demo: boolean;
  logLevel: string;
}

/** Settings from the environment. Throws a CommandError with a line for each one that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.keys(shape.fields).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  // The address of a database has a password in it.
  const shown = (name: string) => (name === 'DATABASE_URL' ? name : `${name}=${env[name]}`);
  try {
    const read = shape.validateSync(given, { abortEarly: false });
    return {
      port: read.PORT,
      host: read.HOST,
      dataDir: path.resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      demo: read.DEMO === undefined ? !read.DATABASE_URL : read.DEMO === '1',
      logLevel: read.LOG_LEVEL,
    };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new CommandError(error.inner.map(({ path: name = '', message }) => `${shown(name)}: ${message}`).join('\n'));
  }
}
