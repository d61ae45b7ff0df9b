import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';

/**
 * What a request is known by in headers, logs and the audit: what a proxy that is trusted calls it, as `X-Request-Id` or by
 * the trace of its `traceparent`, else an id of our own. Who is not trusted could take the id of somebody else's request.
 */
export function readRequestId(c: Context, trustProxy = false): string {
  const own = () => randomUUID();
  if (!trustProxy) return own();
  const id = /^[\w.:+/=-]{16,64}$/.exec(c.req.header('x-request-id') ?? '')?.[0];
  return id ?? /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-/.exec(c.req.header('traceparent') ?? '')?.[1] ?? own();
}
