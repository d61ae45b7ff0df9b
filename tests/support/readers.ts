import { computeSignature } from '#server/kit/signature.ts';
import type { TestServer } from './server.ts';

/** A body as the reading app of the tests sends it. */
export function signed(server: TestServer, content: unknown, body = JSON.stringify(content)) {
  const [[app, secret]] = Object.entries(server.services.readerApps) as [[string, string]];
  return { body, headers: { 'x-signature': computeSignature(app, secret, body, server.clock.now) } };
}
