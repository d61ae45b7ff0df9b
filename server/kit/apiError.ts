import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';

/** Errors by field path, as a form shows them. */
export type FieldErrors = Record<string, Message>;

interface Details {
  args?: Message['args'];
  errors?: FieldErrors;
  retryAfter?: number;
  /** What the caller needs to know to ask again. */
  details?: object;
}

/** A 'no' that is part of the API: status, i18n key and arguments, and for a bad body the errors per field. */
export class ApiError extends Error {
  declare readonly message: MessageKey;
  readonly status: number;
  readonly args: Message['args'];
  readonly errors: FieldErrors | undefined;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;
  readonly details: object | undefined;

  constructor(status: number, key: MessageKey, { args, errors, retryAfter, details }: Details = {}) {
    super(key);
    this.status = status;
    this.args = args;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

export const unauthorized = () => new ApiError(401, 'errors.unauthorized');
export const forbidden = (key: MessageKey = 'errors.forbidden') => new ApiError(403, key);
/** Also for records of others: who may not see a record does not learn that it exists. */
export const notFound = () => new ApiError(404, 'errors.not_found');
export const conflict = (key: MessageKey, args?: Message['args']) => new ApiError(409, key, { args });
export const invalid = (errors: FieldErrors) => new ApiError(422, 'errors.invalid', { errors });
export const invalidField = (field: string, key: MessageKey, args?: Message['args']) =>
  invalid({ [field]: message(key, args) });
export const tooLarge = () => new ApiError(413, 'errors.too_large');
export const bodyTooLarge = (field: string, reason: Message) =>
  new ApiError(413, reason.message, { args: reason.args, errors: { [field]: reason } });
export const fileTooLarge = (reason: Message) => bodyTooLarge('file', reason);
/** A passing fault of what the server itself needs. */
export const unavailable = (key: MessageKey = 'errors.unavailable', retryAfter = 3) =>
  new ApiError(503, key, { retryAfter });
