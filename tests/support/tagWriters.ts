import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** In ms since the process began: when the request that was acknowledged was sent, and when its answer came. */
export interface Written {
  begun: number;
  answered: number;
}

export interface TagWriters {
  /** The codes of tags that were acknowledged. */
  acknowledged: Map<string, Written>;
  /** When requests were refused by 503, in ms since the process began. */
  refusals: number[];
  /** Answers that are neither 200 nor 503. */
  others: string[];
  stop(): Promise<void>;
}

/**
 * So many people make tags until they are stopped, one after the other, each sent again with its key until it is acknowledged:
 * to one server after the other, as a proxy before them does.
 */
export function writeTags(servers: readonly { url: string }[], token: string, writers: number): TagWriters {
  const acknowledged = new Map<string, Written>();
  const refusals: number[] = [];
  const others: string[] = [];
  const end = new AbortController();
  const goesOn = () => !end.signal.aborted;
  const prefix = randomUUID().slice(0, 8);

  async function send(server: number, key: string, code: string): Promise<number | string> {
    const response = await fetch(`${servers[server % servers.length]!.url}/api/office/tags`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name: code, code, group: 'plot', position: 1 }),
    }).catch((error: unknown) => String(error));
    if (typeof response === 'string') return response;
    await response.text();
    if (response.status === 503 && !response.headers.has('retry-after')) return '503 without Retry-After';
    return response.status;
  }
  async function write(writer: number): Promise<void> {
    for (let n = 0; goesOn(); n++) {
      const code = `tag-${prefix}-${writer}-${n}`;
      const key = randomUUID();
      for (let tries = 0; goesOn(); tries++) {
        const begun = performance.now();
        const status = await send(tries + writer, key, code);
        if (status === 200) {
          acknowledged.set(code, { begun, answered: performance.now() });
          break;
        }
        if (status === 503) refusals.push(performance.now());
        else others.push(String(status));
        await pause(50);
      }
    }
  }

  const writing = Array.from({ length: writers }, (_, writer) => write(writer));
  return {
    acknowledged,
    refusals,
    others,
    async stop() {
      end.abort();
      await Promise.all(writing);
    },
  };
}

/** How often each tag is in a database, by its code. */
export async function countTags(url: string): Promise<Map<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ code: string; count: number }>(
    'select code, count(*)::int as count from tags group by code',
  );
  await client.end();
  return new Map(rows.map(({ code, count }) => [code, count]));
}
