import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './house.ts';
import type { Seen } from './seen.ts';

type Body = object | FormData;

/** One command in so many is sent twice at once with the same key, as a proxy does that loses its patience. */
const sentTwice = 10;

/** Asks the server as people's browsers do, and notes what they see. */
export class Client {
  readonly #house: House;
  readonly #seen: Seen;

  constructor(house: House, seen: Seen) {
    this.#house = house;
    this.#seen = seen;
  }

  /** Undefined where it was refused, or no answer came. `what` names it in the figures. */
  async ask(
    what: string,
    token: string,
    at: string,
    more: RequestInit = {},
  ): Promise<{ data: any; text: string } | undefined> {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}`, ...(more.headers as Record<string, string>) };
    try {
      const answer = await fetch(`${this.#house.url}${at}`, { ...more, headers, signal: AbortSignal.timeout(30_000) });
      const text = await answer.text();
      const { data, message } = JSON.parse(text) as { data: any; message: string };
      this.#seen.answered(what, began, answer.status, answer.headers.has('retry-after'), message);
      return answer.status === 200 ? { data, text } : undefined;
    } catch (error) {
      this.#seen.broke(what, began, error);
      return undefined;
    }
  }

  /** Sends a command until it is done, always with the same key. Undefined at the end of the soak. */
  async send(what: string, token: string, at: string, body: Body): Promise<any> {
    const isForm = body instanceof FormData;
    const headers = { ...(!isForm && { 'content-type': 'application/json' }), 'idempotency-key': randomUUID() };
    const once = () =>
      this.ask(what, token, at, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
    while (this.#seen.goesOn) {
      const twice = Math.random() * sentTwice < 1;
      const [done, again] = await Promise.all([once(), twice ? once() : undefined]);
      if (done && again) {
        this.#seen.twice += 1;
        if (done.text !== again.text) this.#seen.differed += 1;
      }
      const first = done ?? again;
      if (first) {
        this.#seen.acknowledged += 1;
        return first.data;
      }
      await pause(250);
    }
    return undefined;
  }
}
