import type { Message, MessageKey } from '#domain/kit/messages.ts';

/** The status of a refusal that is not shown (portal.md section 8), and the message that shows nothing. */
export const silentStatus = 411;
export const nothing = ' ';

/** A refused or failed call: `message` is an i18n key; `body.errors` has the errors by field, as react-admin's forms read them. */
export class ApiError extends Error {
  declare readonly message: MessageKey;
  readonly status: number;
  readonly args: Message['args'];
  readonly body: { errors?: Record<string, string> };
  readonly errors: Record<string, Message>;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;
  /** What the server knows the request by. */
  readonly requestId: string | undefined;
  /** What the server tells so that one can ask again, by the call. */
  readonly details: unknown;

  constructor(
    status: number,
    key: string,
    data?: { args?: Message['args']; errors?: Record<string, Message>; details?: unknown; request_id?: string } | null,
    retryAfter?: number,
  ) {
    super(key);
    this.status = status;
    this.retryAfter = retryAfter;
    this.args = data?.args;
    this.requestId = data?.request_id;
    this.details = data?.details;
    this.errors = data?.errors ?? {};
    this.body = data?.errors
      ? { errors: Object.fromEntries(Object.entries(data.errors).map(([field, error]) => [field, toFormError(error)])) }
      : {};
  }

  /** Nobody is told of it. */
  get isQuiet(): boolean {
    return this.status === silentStatus;
  }

  /** What one tells to whoever looks for the reason of a fault of the server. */
  get reference(): string | undefined {
    return this.status >= 500 ? this.requestId : undefined;
  }

  /** What is said of it where no field shows what is wrong with it. */
  get problem(): Message {
    const [first] = Object.values(this.errors);
    return first ?? { message: this.message, args: this.args };
  }
}

/** Has the server refused a call? The same will be refused again. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Was a record changed since the caller has seen it? `details` has what it is now. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 412;

/** Did no answer come? The call may have arrived. */
export const isConnectionLost = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 0;

/** An error with arguments in the one shape that react-admin's forms translate. */
const toFormError = ({ message, args }: Message): string =>
  args ? `@@react-admin@@${JSON.stringify({ message, args })}` : message;
