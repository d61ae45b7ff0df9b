import { conflict, forbidden, invalidField, ApiError, unavailable } from './apiError.ts';

interface PgError {
  code?: string;
  message?: string;
  detail?: string;
}

/**
 * What the database refused, as the refusal that it means; undefined for a fault of ours. Who is only viewing gets a
 * transaction that writes nothing; for all others a database that writes nothing is no primary, or not yet.
 */
export function toApiError(error: unknown, isViewing = false): ApiError | undefined {
  const cause = ((error as { cause?: PgError })?.cause ?? error) as PgError;
  const code = cause?.code ?? '';
  const column = /^Key \("?(?:lower\()?(\w+)/.exec(cause?.detail ?? '')?.[1]?.replace(/_key$/, '');
  switch (code) {
    case '23505':
      return column ? invalidField(column, 'validation.taken') : conflict('errors.conflict');
    case '23503':
      return /is still referenced/.test(cause.detail ?? '')
        ? conflict('errors.in_use')
        : invalidField(column ?? 'id', 'validation.missing_record');
    // A number that is larger than any that is kept.
    case '22003':
      return new ApiError(422, 'errors.invalid');
    case 'QH001':
      return conflict('errors.account_closed');
    case 'QH003':
      return conflict('common.shared.errors.month_closed');
    case '25006':
      return isViewing ? forbidden('accounts.shared.viewing.refused') : unavailable();
    case '40001':
    case '40P01':
      return conflict('errors.conflict');
    case '57014':
      return unavailable();
    case '53100':
    case 'ENOSPC':
      return new ApiError(507, 'errors.disk_full');
  }
  return isLost(code, cause) ? unavailable() : undefined;
}

/** Is the connection gone, or could none be had? pg tells some of it in words only. */
function isLost(code: string, cause: PgError): boolean {
  if (/^(08|57P0|53300)/.test(code) || /^E(CONN|PIPE|NOENT|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/.test(code))
    return true;
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable|timeout expired|Query read timeout/.test(
    cause?.message ?? '',
  );
}
