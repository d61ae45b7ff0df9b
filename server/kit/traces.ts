import type { Span } from '@opentelemetry/api';
import type { Statement } from '#server/db/statements.ts';
import type { Mail } from './email.ts';

/** What is known of a request when it is answered. */
export interface Answered {
  /** The name of its declared call, as figures have it. */
  call: string;
  /** The path of the call, with names for its ids. */
  route: string | undefined;
  method: string;
  status: number;
  requestId: string;
}

/** Records what the server does as spans, which name kinds of work and never whose it was. */
export interface Traces {
  /** A request begins; `traceparent` names the span of who sent it, where they are trusted. */
  begin(traceparent: string | undefined): Span;
  end(span: Span, answered: Answered): void;
  /** A statement is over. It has a span within the work that it was sent for, if that has one. */
  statement(statement: Statement): void;
  /** Does some work with a span of its own, within the one of the work around it. */
  within<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Mail with a span for each email that is handed over. */
export const traceMail = (traces: Traces, mail: Mail): Mail => ({
  send: (email) => traces.within('mail', () => mail.send(email)),
});
