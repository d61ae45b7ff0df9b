import { useState } from 'react';
import type { Declared } from '#domain/kit/call.ts';
import { send, type Request } from '../api/client.ts';

export type Send = typeof send;

/**
 * Sends calls like `send`, and those that are declared idempotent with an Idempotency-Key. It belongs to params and body:
 * a request that failed, whose effect may be there although its answer was lost, is tried again by the same key; another
 * one, and the same after a success, has a key of its own. What was refused left no key behind on the server.
 */
function keyedSend(): Send {
  const tried = new Map<string, { payload: string; file?: Blob; key: string }>();
  return async (call, request) => {
    if (!(call as Declared & { idempotent?: true }).idempotent) return send(call, request);
    const { params, body, file } = request as Request;
    const payload = JSON.stringify([params, body]);
    const last = tried.get(call.route);
    const one = last?.payload === payload && last.file === file ? last : { payload, file, key: crypto.randomUUID() };
    tried.set(call.route, one);
    const answer = await send(call, { ...request, key: one.key });
    tried.delete(call.route);
    return answer;
  };
}

/** For as long as a component is there. */
export const useKeyedSend = (): Send => useState(keyedSend)[0];
