import { ApiError } from '../../../lib/api/apiError.ts';

export type Failure = Pick<ApiError, 'status' | 'message' | 'args' | 'errors' | 'retryAfter'>;

/**
 * What is to be done about a save that failed.
 * - `again`: it may have arrived or not; the same is sent again
 * - `changed`: somebody saved since
 * - `signed_out`: nobody is signed in any more; it waits for who comes back
 * - `refused`: it was read and not taken; only another text, or another state of the chapter, will do
 */
export type FailureKind = 'again' | 'changed' | 'signed_out' | 'refused';

const passing = new Set([0, 403, 408, 425, 429]);

export function classifyFailure({ status, message }: Failure): FailureKind {
  if (status === 401) return 'signed_out';
  if (status === 409 && message === 'chapters.shared.errors.changed') return 'changed';
  return passing.has(status) || status >= 500 ? 'again' : 'refused';
}

const lost: Failure = { status: 0, message: 'errors.offline', errors: {}, args: undefined, retryAfter: undefined };

/**
 * Why a save failed. A fault of ours is told as one that nobody catches; of the save nothing is known then, as where the
 * network failed, so that it is sent again and no text is given up.
 */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return lost;
  }
  const { status, message, errors, args, retryAfter } = error;
  return { status, message, errors, args, retryAfter };
}
