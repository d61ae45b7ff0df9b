import type { Call } from '#domain/kit/call.ts';

interface Identity {
  params?: object;
  query?: object;
  body?: unknown;
  file?: Blob;
}

/** Requests without an answer whose keys are kept: what saves by itself makes new ones for as long as the line is cut. */
const maxUnanswered = 20;
const unanswered = new Map<string, { file: Blob | undefined; key: string }>();

/**
 * Sends a call, with an Idempotency-Key where it is declared to need one. The key belongs to the request: one that failed,
 * whose effect may be there although its answer was lost, is tried again by the same key, also from a form that was closed
 * meanwhile; another one, and the same after a success, has a key of its own. What was refused left no key on the server.
 */
export async function withKey<A>(
  call: Call,
  { params, query, body, file }: Identity,
  act: (key: string | undefined) => Promise<A>,
): Promise<A> {
  if (!call.idempotent) return act(undefined);
  const identity = JSON.stringify([call.route, params, query, body]);
  const last = unanswered.get(identity);
  const request = last && last.file === file ? last : { file, key: crypto.randomUUID() };
  unanswered.set(identity, request);
  if (unanswered.size > maxUnanswered) unanswered.delete([...unanswered.keys()][0]!);
  const answer = await act(request.key);
  unanswered.delete(identity);
  return answer;
}
