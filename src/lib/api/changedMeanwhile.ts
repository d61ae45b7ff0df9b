import { ApiError } from './apiError.ts';

/** Was a record changed since the caller has seen it? `details` has what it is now. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 412;
