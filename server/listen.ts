import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { compress } from 'hono/compress';
import { createApp } from './app.ts';
import { createListenError } from './commandError.ts';
import { addSecurityHeaders } from './kit/securityHeaders.ts';
import type { Services } from './kit/services.ts';
import type { Settings } from './settings.ts';
import { serveApp } from './static.ts';

const second = 1000;
/**
 * Longer than a proxy keeps a connection that it does not use, nginx a minute: a request that it sends while the server
 * closes that is lost, and one that writes is not sent again.
 */
const idleConnection = 65 * second;
/** So long requests that run when the server closes may take. */
const longestRequest = 25 * second;

/** Serves API and built web app at one origin. Throws a CommandError where HOST and PORT cannot be listened on. */
export async function listen(
  services: Services,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  web?: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const site = createApp(services);
  site.use(addSecurityHeaders, compress());
  if (web) serveApp(site, web);
  const server = await new Promise<ServerType>((resolve, reject) => {
    const serverOptions = {
      headersTimeout: 3 * second,
      requestTimeout: 75 * second,
      keepAliveTimeout: idleConnection,
      connectionsCheckingInterval: second / 2,
    };
    const starting = serve({ fetch: site.fetch, port, hostname: host, serverOptions }, () => resolve(starting));
    starting.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      reject(createListenError(code, `PORT=${port}`, `HOST=${host}`)),
    );
  });
  server.on('request', closeUnread);
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        // A connection whose request ends while the server closes would be kept alive.
        const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), second / 10);
        const last = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), longestRequest);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(last);
          resolve();
        });
      }),
  };
}

/** Nobody reads the body of a GET: one that still drips in when the answer is out would hold its socket for long. */
function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (!request.complete && /^(GET|HEAD)$/.test(request.method ?? '')) request.socket.destroySoon();
  });
}
