import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export const versions = ['former', 'present'] as const;
export type Version = (typeof versions)[number];

interface Sent {
  token?: string;
  body?: object | FormData;
}

/** Sends requests to both versions by turns, as a proxy does that asks `/api/ready`, and counts what came of them. */
export class Proxy {
  /** Requests by what they do, and by who answered. */
  readonly counts = new Map<string, Record<Version, number>>();
  readonly failures: string[] = [];
  readonly #nodes: Map<Version, { url: string; isReady: boolean }>;
  readonly #asking = new AbortController();
  #turn = 0;

  constructor(urls: Record<Version, string>) {
    this.#nodes = new Map(versions.map((version) => [version, { url: urls[version], isReady: true }]));
    for (const node of this.#nodes.values()) void this.#watch(node);
  }

  async #watch(node: { url: string; isReady: boolean }): Promise<void> {
    while (!this.#asking.signal.aborted) {
      node.isReady = await fetch(`${node.url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      await pause(100);
    }
  }

  /** No requests go to a version any more, as it said itself. */
  async isOut(version: Version): Promise<void> {
    while (this.#nodes.get(version)!.isReady) await pause(20);
  }

  close(): void {
    this.#asking.abort();
  }

  /** The data of the answer; undefined where it was refused, which is noted. */
  async send(what: string, path: string, { token, body }: Sent = {}): Promise<any> {
    const ready = versions.filter((version) => this.#nodes.get(version)!.isReady);
    const version = ready[this.#turn++ % ready.length] ?? 'present';
    const isForm = body instanceof FormData;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    };
    const count = this.counts.get(what) ?? { former: 0, present: 0 };
    this.counts.set(what, { ...count, [version]: count[version] + 1 });
    try {
      const answer = await fetch(`${this.#nodes.get(version)!.url}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers,
        body: body && (isForm ? body : JSON.stringify(body)),
        signal: AbortSignal.timeout(30_000),
      });
      const { status, data, message } = (await answer.json()) as { status: number; data: any; message: string };
      if (status === 200) return data;
      this.failures.push(`${what}, ${version}: ${status} ${message} (${data?.key})`);
    } catch (error) {
      this.failures.push(`${what}, ${version}: ${String(error)} ${String((error as Error).cause ?? '')}`);
    }
    return undefined;
  }

  /** Notes what should have been there. */
  expect(what: string, holds: boolean): void {
    if (!holds) this.failures.push(`${what}: what was written is not there`);
  }
}
