import { expect } from '@playwright/test';
import { fetchToken } from './people.ts';

/** Calls of the API as any account of the demo, by its name, for what a screen does not show or does too often. */
export function createApi(server: { readonly url: string }) {
  const tokens = new Map<string, Promise<string>>();
  /** What the server answers somebody. */
  async function ask(who: string, method: string, at: string, body?: object) {
    if (!tokens.has(who)) tokens.set(who, fetchToken(server.url, who));
    const keys = { authorization: `Bearer ${await tokens.get(who)}`, 'idempotency-key': crypto.randomUUID() };
    const isForm = body instanceof FormData;
    const headers = isForm ? keys : { 'content-type': 'application/json', ...keys };
    const sent = { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) };
    const response = await fetch(`${server.url}/api${at}`, sent);
    return (await response.json()) as { status: number; message: string; data: any };
  }

  /** The same, where nothing is refused. */
  async function call(who: string, method: string, at: string, body?: object) {
    const answer = await ask(who, method, at, body);
    expect(answer.status, `${at}: ${JSON.stringify(answer)}`).toBe(200);
    return answer.data;
  }

  /** Lets everybody sign in anew, as it is where the clock was moved. */
  const signOutAll = () => tokens.clear();
  return { ask, call, signOutAll };
}

export type Call = ReturnType<typeof createApi>['call'];
