import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import { currentWork } from './db/statements.ts';
import { Badges } from './features/notifications/live/badges.ts';
import { handlers } from './handlers.ts';
import { enterAccount } from './kit/accountLock.ts';
import { getClientAddress } from './kit/address.ts';
import { forbidden, notFound, ApiError } from './kit/apiError.ts';
import type { AnyHandler, Context, SessionUser } from './kit/context.ts';
import { toApiError } from './kit/databaseErrors.ts';
import { createEnvelope, type Envelope, type RefusedData } from './kit/envelope.ts';
import { guard } from './kit/guard.ts';
import { runIdempotent, type SentInput } from './kit/idempotency.ts';
import { readBody, readParams, readQuery, readUpload } from './kit/input.ts';
import { negotiateLocale } from './kit/locale.ts';
import { Outbox } from './kit/outbox.ts';
import { getKnownUntil, keepKnown, mayReadReplica } from './kit/replicaReads.ts';
import { readRequestId } from './kit/requestId.ts';
import { addSecurityHeaders } from './kit/securityHeaders.ts';
import { describe, createSentences } from './kit/sentences.ts';
import type { Services } from './kit/services.ts';
import { hashSha256 } from './kit/sha256.ts';
import { verifySigner } from './kit/signature.ts';
import { inStorageTurn } from './kit/storageTurns.ts';
import { withoutSecrets } from './log.ts';

type Env = {
  Variables: { call: string | undefined; requestId: string; background: boolean; user: SessionUser | undefined };
};

/** The API: a route for each declared call and nothing else. Request in, Response out, with or without a socket. */
export function createApp(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  const badges = new Badges(services);
  const requests = withoutSecrets(services.log);
  services.metrics?.streams(() => badges.size);
  app.use('/api/*', async (c, next) => {
    const started = performance.now();
    const id = readRequestId(c, services.trustProxy);
    c.set('requestId', id);
    const span = services.traces?.begin(services.trustProxy ? c.req.header('traceparent') : undefined);
    await currentWork.run({ requestId: id, span }, next);
    // Also where it was refused: by what others changed, which the caller looks at next.
    if (services.replica && !/^(GET|HEAD)$/.test(c.req.method)) keepKnown(c);
    const exact = performance.now() - started;
    const ms = Math.round(exact);
    const name = c.get('call') ?? 'none';
    const { method, path } = c.req;
    const { status } = c.res;
    services.metrics?.request(name, status, exact);
    if (span) services.traces?.end(span, { call: name, route: calls[name]?.path, method, status, requestId: id });
    requests.info({
      request_id: id,
      user: c.get('user')?.id,
      viewer: c.get('user')?.viewer_id,
      method,
      path,
      status,
      ms,
    });
  });
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`${call.route} is declared and has no handler`);
    const around = call.answer === 'file' ? [addSecurityHeaders, compress(), completeFile] : [];
    app.on(call.method, [getRoute(call)], ...around, (c: HonoContext<Env>) => {
      c.set('call', name);
      return answer(c, call, handler, services, badges);
    });
  }
  app.all('/api/*', () => {
    throw notFound();
  });
  app.onError((error, c) => refuse(error, c, services));
  return app;
}

/** What an envelope says of itself, which a handler that answers a file did not think of. */
const completeFile: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  c.header('x-request-id', c.get('requestId'));
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};

/** The path as Hono writes it. An id has digits only, so that `/tags/updates` is not the tag 'updates'. */
const getRoute = ({ path }: Call) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/(^|_)id$/.test(name) ? `:${name}{\\d+}` : `:${name}`));

async function answer(
  c: HonoContext<Env>,
  call: Call,
  handler: AnyHandler,
  services: Services,
  badges: Badges,
): Promise<Response> {
  c.set('background', call.background === true);
  const { db } = services.database;
  const request = c.req.raw;
  const now = services.clock();
  const user = await guard(call, request, services, now);
  c.set('user', user);
  const params = readParams(c.req.param());
  const { body, bytes } = await readBody(call, user?.role, request);
  const input = {
    params,
    query: await readQuery(call, user?.role, new URL(request.url)),
    body,
    app: call.hmacSigned ? verifySigner(services.readerApps, c.req.header('x-signature'), bytes, now) : '',
    ...(await readUpload(call, request)),
  };
  const requestId = c.get('requestId');
  const { log } = services;
  const outbox = new Outbox(services.mail, log);
  const context: Context = {
    db,
    primary: db,
    now,
    user: user as SessionUser,
    requestId,
    log,
    address: getClientAddress(c, services.trustProxy),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    storage: services.storage,
    secret: services.secret,
    providers: services.providers,
    machineTranslation: services.machineTranslation,
    signingAge: services.signingAge,
    payer: services.payer,
    twoManagers: services.twoManagers,
    secondFactorRoles: services.secondFactorRoles,
    draining: services.draining,
    origin: services.publicUrl ?? getOrigin(c.req.header('origin')),
    locale: negotiateLocale(c),
    zone: c.req.header('time-zone'),
    match: c.req.header('if-match'),
    partHeaders: {
      range: c.req.header('range'),
      ifRange: c.req.header('if-range'),
      ifNoneMatch: c.req.header('if-none-match'),
    },
    outbox,
    badges,
  };
  // What prepares a read would have the database that can be written, so nobody who only looks gets such a read.
  if (handler.prepare && user?.viewer_id) throw forbidden('accounts.shared.viewing.refused');
  const prepared = await handler.prepare?.(input, context);
  const run = (context: Context) => handler(input, context, prepared);
  const data =
    call.method !== 'GET'
      ? await (handler.storesFile ? inStorageTurn(services.database, user?.id ?? 0, transact) : transact())
      : services.replica && mayReadReplica(c.get('call')!)
        ? await services.replica.read(getKnownUntil(c), db, read)
        : await read(db);
  await outbox.send();
  if (data instanceof Response) {
    // Hono answers HEAD as it answers GET and drops the body, which would hold open what it is read from.
    if (request.method === 'HEAD') await data.body?.cancel();
    return data;
  }
  if (services.checkAnswers && call.answer && call.answer !== 'file')
    await call.answer.validate(data, { strict: true });
  const say = createSentences(context.locale);
  return envelop(c, { status: 200, message: say(message('common.success')), data });

  function read(from: typeof db): Promise<unknown> {
    if (!user?.viewer_id) return run({ ...context, db: from });
    return from.transaction((tx) => run({ ...context, db: tx }), { accessMode: 'read only' });
  }

  function transact(): Promise<unknown> {
    return db.transaction((tx) => inTransaction({ ...context, db: tx }));
  }

  async function inTransaction(context: Context): Promise<unknown> {
    if (user && !handler.locksAccounts) await enterAccount(context.db, user);
    return call.idempotent
      ? runIdempotent(call, c.req.header('idempotency-key'), getSentInput(call, input), context, () => run(context))
      : run(context);
  }
}

const envelop = <T>(c: HonoContext<Env>, envelope: Envelope<T>, headers?: Record<string, string>) =>
  createEnvelope({ requestId: c.get('requestId'), accepted: c.req.header('accept-encoding') }, envelope, headers);

/** Where the browser of this machine has the portal open. Another one could have the links of emails lead anywhere. */
const getOrigin = (origin = ''): string | undefined =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? origin : undefined;

/** What tells one request of a call from another. Of a file that was sent, its hash stands for it. */
const getSentInput = (call: Call, { params, query, body, file }: SentInput & { file: Uint8Array }): SentInput => ({
  params,
  query,
  body: call.upload ? hashSha256(file) : body,
});

async function refuse(error: Error, c: HonoContext<Env>, services: Services): Promise<Response> {
  const apiError = error instanceof ApiError ? error : toApiError(error, Boolean(c.get('user')?.viewer_id));
  const request_id = c.get('requestId');
  if (!apiError) services.log.error({ request_id, err: error }, 'unexpected');
  const { status, message: key, args, errors, retryAfter, details } = apiError ?? new ApiError(500, 'errors.internal');
  const data: RefusedData = { key, args, errors, details, request_id };
  const passing = status === 429 || status === 503;
  const answerStatus = c.get('background') && passing ? 411 : status;
  const sentence = describe(createSentences(negotiateLocale(c)), c.req.path, message(key, args), errors);
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined;
  return envelop(c, { status: answerStatus, message: sentence, data }, headers);
}
