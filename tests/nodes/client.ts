import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from './platform.ts';

interface Sent {
  token: string;
  body?: object | FormData;
  /** Where it is sent first; later tries go to HAProxy. */
  node?: number;
  key?: string;
}

/** Answers that a lost node explains: the connection broke, or nobody was there. */
const expected = new Set<number | undefined>([undefined, 502, 503, 504]);
const longest = 60_000;

/** Sends requests as people's browsers do, and again with the same key where no answer came. */
export class Client {
  requests = 0;
  repeats = 0;
  /** Of those that went to a node itself, which was killed before it answered. */
  cutOff = 0;
  /** Answers that no fault explains. */
  readonly unexpected: string[] = [];
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** The data of the answer; undefined where it was refused, which is noted. */
  async send(path: string, { token, body, node, key = randomUUID() }: Sent): Promise<any> {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': key,
    };
    const sent = { method: body ? 'POST' : 'GET', headers, body: body && (isForm ? body : JSON.stringify(body)) };
    const until = performance.now() + longest;
    let base = node === undefined ? this.#platform.url : this.#platform.getNodeUrl(node);
    for (;;) {
      this.requests += 1;
      const answer = await fetch(`${base}/api/${path}`, { ...sent, signal: AbortSignal.timeout(30_000) })
        .then(async (response) => (await response.json()) as { status: number; data: any; message: string })
        .catch(() => undefined);
      if (answer?.status === 200) return answer.data;
      if (!expected.has(answer?.status) || performance.now() > until) {
        this.unexpected.push(`${path}: ${answer?.status} ${answer?.message} (${answer?.data?.key})`);
        return undefined;
      }
      this.repeats += 1;
      if (base !== this.#platform.url) this.cutOff += 1;
      base = this.#platform.url;
      await pause(100);
    }
  }

  /** The same by two requests at once, each to another node: a double click. */
  async sendTwice(path: string, sent: Sent): Promise<any> {
    const same = { ...sent, key: randomUUID() };
    const [first] = await Promise.all([this.send(path, same), this.send(path, same)]);
    return first;
  }
}
