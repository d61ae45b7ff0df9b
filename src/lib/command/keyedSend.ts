import { useState } from 'react';
import type { Declared } from '#domain/kit/call.ts';
import { send, type Request } from '../api/client.ts';

export type Send = typeof send;

/** Requests without an answer whose keys are kept: what saves by itself makes new ones for as long as the line is cut. */
const maxTried = 20;

/**
 * Sends calls like `send`, and those that are declared idempotent with an Idempotency-Key. It belongs to params and body:
 * a request that failed, whose effect may be there although its answer was lost, is tried again by the same key; another
 * one, and the same after a success, has a key of its own. What was refused left no key behind on the server.
 */
function keyedSend(): Send {
  const tried = new Map<string, { file?: Blob; key: string }>();
  return async (call, request) => {
    if (!(call as Declared & { idempotent?: true }).idempotent) return send(call, request);
    const { params, body, file } = request as Request;
    const identity = JSON.stringify([call.route, params, body]);
    const last = tried.get(identity);
    const one = last && last.file === file ? last : { file, key: crypto.randomUUID() };
    tried.set(identity, one);
    if (tried.size > maxTried) tried.delete([...tried.keys()][0]!);
    const answer = await send(call, { ...request, key: one.key });
    tried.delete(identity);
    return answer;
  };
}

/** For as long as a component is there. */
export const useKeyedSend = (): Send => useState(keyedSend)[0];
