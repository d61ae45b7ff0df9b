import { pino, type Logger } from 'pino';
import { currentWork } from './db/statements.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Of no use where nobody looks on. */
const pretty = process.stdout.isTTY ? (await import('pino-pretty')).default : undefined;

const secrets = [
  'password',
  'password_old',
  'password_confirmation',
  'token',
  'reset_token',
  'authorization',
  'code',
  'bank_no',
  'iban',
  'payee_account',
];

/** What is logged while a request is answered names it. */
function mixin() {
  const request_id = currentWork.getStore()?.requestId;
  return request_id === undefined ? {} : { request_id };
}

/** JSON lines, or readable ones on a terminal; secrets never get in. */
export function createLog(level: string): Log {
  const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' };
  const stream = pretty?.({ ignore: 'request_id,address', translateTime: 'SYS:HH:MM:ss' }) ?? process.stdout;
  return pino({ level, redact, mixin, base: undefined }, stream);
}

/** The same log for lines in which no secret can be: to look for one costs more than to write them. */
export const withoutSecrets = (log: Log): Log => ('child' in log ? (log as Logger).child({}, { redact: [] }) : log);
