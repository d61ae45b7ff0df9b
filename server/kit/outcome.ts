import type { BulkItem } from '#domain/kit/bulk.ts';
import { message } from '#domain/kit/messages.ts';
import { ApiError, notFound } from './apiError.ts';
import type { AuditLine } from './auditLine.ts';
import type { AnyHandler, Changed } from './context.ts';
import { toApiError } from './databaseErrors.ts';

type Updating = Pick<AnyHandler, 'proposing'>;
/** What became of one record of many. */
export type Outcome = Omit<BulkItem, 'id'>;

export const createOutcome = (result: BulkItem['result'], error: BulkItem['error'] = null): Outcome => ({
  result,
  error,
  change: null,
});

/** Somebody changed a record since it was looked at, which is left to them. */
export class ChangedSince extends ApiError {
  constructor() {
    super(409, 'errors.conflict');
  }
}

/** What became of a record by the line of what was changed in it, and of all that, by what was to be set. */
export function describeLine({ proposing }: Updating, line: AuditLine | undefined, set: object): Outcome {
  if (!line) return createOutcome('same');
  const isProposed = proposing && proposing.of in set && !Object.keys(set).some((name) => name in line.changes);
  return { ...createOutcome(isProposed ? 'proposed' : 'changed'), change: line.id };
}

/** The same of a record that was written with others; undefined: it is not there. */
export function describeChanged(update: Updating, changed: Changed | undefined, set: object): Outcome {
  const refusal = changed ? changed.refusal : notFound();
  return refusal ? toOutcome(refusal) : describeLine(update, changed?.line, set);
}

/** An error as a refusal; throws what is a fault, or passes. */
export function toRefusal(error: unknown): ApiError {
  const apiError = error instanceof ApiError ? error : toApiError(error);
  if (!apiError || apiError.status >= 500) throw error;
  return apiError;
}

/** A refusal as what became of the record. */
export function toOutcome(error: unknown): Outcome {
  if (error instanceof ChangedSince) return createOutcome('changed_since');
  const apiError = toRefusal(error);
  if (apiError.status === 404) return createOutcome('missing');
  const [atField] = Object.values(apiError.errors ?? {});
  return createOutcome('refused', atField ?? message(apiError.message, apiError.args));
}
