import { cleanup, render, waitFor } from '@testing-library/react/pure';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect } from 'vitest';
import type { Message } from '#domain/kit/messages.ts';
import { roleIds, type Role } from '#domain/roles.ts';
import { Root } from '../../src/app/shell/Root.tsx';
import { consumeUrlParams } from '../../src/app/shell/urlParams.ts';
import { noteShown } from '../../src/custom/statements/author/shownMonth.ts';
import { setLanguage, startLanguage } from '../../src/i18n/index.ts';
import { nothingKnown, showUnread } from '../../src/lib/live/unread.ts';
import { clearSession, keepSession } from '../../src/lib/session/session.ts';
import type { RowOf } from './records.ts';
import { startServer } from './server.ts';

/** The real server behind the screens, in this process. */
export const server = await startServer();

const running = new Set<Promise<unknown>>();
const releases = new Set<() => void>();

/** What the screens asked the server for since the test began: `GET /api/office/tags?page=1`. */
export const requests: string[] = [];

/** The real server's answer. */
export async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  requests.push(`${request.method} ${pathname}${search}`);
  return server.app.fetch(request);
}

/** Puts the network before `fetch`; answers what takes it away again. */
export function plugIn(): () => void {
  network.listen({ onUnhandledFrame: 'error' });
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    const answering = fetch(...request);
    const done = () => void running.delete(answering);
    running.add(answering);
    answering.then(done, done);
    return answering;
  };
  return () => {
    globalThis.fetch = fetch;
    network.close();
  };
}

export const network = setupServer(http.all('*/api/*', ({ request }) => answer(request)));

type Method = 'get' | 'post' | 'put' | 'delete';

/** From now on a call fails as it does without a network. */
export const cut = (method: Method, path: string) => network.use(http[method](`*${path}`, () => HttpResponse.error()));

/** From now on a call reaches the server and its answer is lost on the way back. */
export const lose = (method: Method, path: string) =>
  network.use(http[method](`*${path}`, ({ request }) => answer(request).then(() => HttpResponse.error())));

/** From now on a call is refused, in the server's own form. */
export const refuse = (
  method: Method,
  path: string,
  status: number,
  message: string,
  errors?: Record<string, Message>,
  { args, retryAfter }: { args?: Message['args']; retryAfter?: number } = {},
) =>
  network.use(
    http[method](`*${path}`, () =>
      HttpResponse.json(
        { status, message: 'A sentence.', data: { key: message, args, errors, request_id: 'r' } },
        { status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} },
      ),
    ),
  );

/** From now on a call waits until the answered function is called; then the real server answers. */
export function hold(method: Method, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  releases.add(resolve);
  network.use(http[method](`*${path}`, ({ request }) => promise.then(() => answer(request))));
  return resolve;
}

/** Calls reach the real server again. */
export const mend = (): void => network.resetHandlers();

/** Draws the application at a path, for whoever is signed in. */
export function open(path = '/'): UserEvent {
  location.hash = path;
  consumeUrlParams();
  render(<Root />);
  return userEvent.setup({ delay: null });
}

/** What the browser keeps of an account that has signed in. */
export function keep({ id, user_name, pen_name, email, role, avatar }: RowOf<'user'>, token: string): void {
  const flags = {
    username_generated: false,
    pen_name_changed: false,
    password_generated: false,
    name_risk_tip: false,
    second_factor: 'off' as const,
  };
  keepSession({ id, username: user_name, pen_name, email, role_id: roleIds[role], avatar, ...flags, token });
}

/**
 * Opens a path as an account, or as a new one with a role. The payment dialog, which would open by itself over what is
 * tested, has been open in this session unless it is `withStatement`.
 */
export async function openAs(
  who: Role | RowOf<'user'>,
  path = '/',
  { withStatement = false }: { withStatement?: boolean } = {},
): Promise<UserEvent> {
  const account = typeof who === 'string' ? await server.insert('user', { role: who, user_name: who }) : who;
  keep(account, await server.signIn(account));
  if (!withStatement) noteShown('9999-12');
  const user = open(path);
  // The code of the application comes with the first page of a file.
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull());
  return user;
}

/** What a browser has that nobody has used yet, and empty tables. */
export async function startAfresh(): Promise<void> {
  await server.reset();
  requests.length = 0;
  localStorage.clear();
  clearSession();
  showUnread(nothingKnown);
  history.replaceState(null, '', '/');
  document.title = '';
  await startLanguage();
}

/** Takes the screens down and lets the server finish what they had asked for. */
export async function takeDown(): Promise<void> {
  cleanup();
  for (const release of releases) release();
  releases.clear();
  // What still runs may need a handler of the test.
  await expect.poll(() => running.size, { interval: 5, timeout: 20_000 }).toBe(0);
  mend();
  expect(server.faults, 'what the server did not expect').toEqual([]);
}

export { setLanguage };
