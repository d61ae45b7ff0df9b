import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

export interface TakenSpan extends Omit<Sent, 'attributes'> {
  attributes: Record<string, string | number | undefined>;
}

interface Batch {
  resourceSpans: { resource: Pick<Sent, 'attributes'>; scopeSpans: { spans: Sent[] }[] }[];
}

const byKey = (attributes: Sent['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A collector of OpenTelemetry on a free port of this machine, what it was sent, and the spans in that. */
export async function startCollector(status = 200) {
  const sent: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    sent.push({ path: request.url ?? '', body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const readAll = () => sent.flatMap(({ body }) => (JSON.parse(body) as Batch).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    resources: () => readAll().map(({ resource }) => byKey(resource.attributes)),
    spans: (): TakenSpan[] =>
      readAll()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: byKey(span.attributes) })),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
