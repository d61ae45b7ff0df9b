import { solved } from './captcha.ts';
import type { Answer, TestServer } from './server.ts';

/** The code in the last email. */
export const codeIn = (server: TestServer): string => /\b\d{6}\b/.exec(server.emails.at(-1)?.text ?? '')?.[0] ?? '';

/** Six digits that are not the code. */
export const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const later = (server: TestServer, seconds: number): void =>
  void (server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000));

/** Asks for a code by a call of signed-out people, with a captcha that is right. */
export const askCode = async (server: TestServer, path: string, email: string, headers = {}): Promise<Answer> =>
  server.call('POST', path, { headers, body: { email, captcha: await solved(server) } });

/** What was refused, as messages by field. */
export const listErrors = ({ status, data }: Answer): Record<string, string> => {
  const errors = (data?.errors ?? {}) as Record<string, { message: string }>;
  return status === 422
    ? Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]))
    : { status: String(status) };
};
