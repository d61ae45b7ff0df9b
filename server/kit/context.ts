import type { AnswerOf, BodyOf, Declared, ParamsOf, QueryOf } from '#domain/kit/call.ts';
import type { MessageKey } from '#domain/kit/messages.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Role } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { ApiError } from './apiError.ts';
import type { AuditLine } from './auditLine.ts';
import type { Outbox } from './outbox.ts';
import type { Services } from './services.ts';

export interface SessionUser {
  id: number;
  session_id: number;
  /** When they signed in. */
  since: string;
  role: Role;
  /** The content manager who sees the portal as this user: nothing is written in its name. */
  viewer_id?: number;
  /** Their sign-in waits for its second step. */
  half?: true;
  /** When they typed a code of their second factor last to confirm something; absent: they have none. */
  confirmed_at?: string | null;
  /** What that confirms. */
  confirmed_for?: string | null;
}

/** What a handler works with. `db` is the call's one transaction, but for GET calls, which need none. */
export interface Context<U = SessionUser> extends Pick<
  Services,
  | 'storage'
  | 'secret'
  | 'providers'
  | 'machineTranslation'
  | 'signingAge'
  | 'payer'
  | 'twoManagers'
  | 'secondFactorRoles'
  | 'draining'
> {
  db: Db;
  /** The database that is written to, where `db` may be a replica of it: for what is still read when the answer is on its way. */
  primary: Db;
  /** The instant of the call: every time that it writes is this one. */
  now: Date;
  user: U;
  log: Log;
  /** The language that the caller reads. */
  locale: InterfaceLanguage;
  /** Where people open the portal, `https://write.example.com`; undefined where nobody says it. */
  origin: string | undefined;
  /** The time zone that the caller says to live in, as it was sent. */
  zone: string | undefined;
  /** What the caller says to have seen (If-Match), as it was sent. */
  match: string | undefined;
  /** Of many records at once, or taken back: its caller has not seen what each says now. */
  isUnseen?: boolean;
  /** Which part of a file the caller wants, and what they have of it already (Range, If-Range, If-None-Match). */
  partHeaders: { range?: string | undefined; ifRange?: string | undefined; ifNoneMatch?: string | undefined };
  outbox: Outbox;
  /** A stream of what is unread. */
  badges: { open(user: SessionUser): Response };
  requestId: string;
  address: string;
  userAgent: string;
}

export interface Input<C extends Declared> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The reading app that signed the body; empty where the call is not signed. */
  app: string;
  /** Bytes of the uploaded file; empty where the call takes none. */
  file: Uint8Array;
  /** Its name as it was sent: good for showing. */
  fileName: string;
}

type UserOf<C> = C extends { roles: 'anyone' } ? undefined : SessionUser;
export type Handler<C extends Declared> = ((input: Input<C>, context: Context<UserOf<C>>) => Promise<AnswerOf<C>>) &
  Slow;

interface Slow {
  /** Runs before the transaction is begun; see `withPreparation`. */
  prepare?: (input: any, context: any) => Promise<unknown>;
  /** Locks more accounts than the caller's, by `lockAccounts`; others find the caller's locked. */
  locksAccounts?: true;
  /** Stores a file in its transaction, which holds a connection as long as storage takes. */
  storesFile?: true;
}

/**
 * A command in two steps. What takes long, such as hashing or decoding, is prepared before the transaction, which would
 * hold a connection meanwhile, and the embedded database has only one. What it writes stays although the call is refused.
 */
export function withPreparation<I, U, P, A>(
  prepare: (input: I, context: Context<U>) => Promise<P>,
  commit: (prepared: P, context: Context<U>) => Promise<A>,
  more: Omit<Slow, 'prepare'> = {},
) {
  const handler = (_: I, context: Context<U>, prepared?: P) => commit(prepared as P, context);
  return Object.assign(handler, { prepare, ...more });
}

/** The creation of records that needs no more than their declaration, which makes many at once. */
interface Creating {
  createMany?: (bodies: readonly Record<string, unknown>[], context: Context) => Promise<number[]>;
}

/** What became of a record that was to be changed: a line of the audit log where it says something else now. */
export interface Changed {
  refusal?: ApiError;
  /** What it holds by then, unless it is refused before that is known. */
  after?: Record<string, unknown>;
  line?: AuditLine;
}

/**
 * The update of a record that writes many at once. Answers, by their ids, what became of those that are there; throws what
 * is refused only when all are written, by the database or since one is not the writer's any more.
 */
interface Updating {
  updateMany?: (
    settings: readonly { id: number; set: Record<string, unknown> }[],
    context: Context,
  ) => Promise<Map<number, Changed>>;
}

/** The deletion of many records, of which others may hold something that is no ref: how many do, once the records are locked. */
interface Deleting {
  countUses?: (context: Context, ids: readonly number[]) => Promise<number>;
}

/** The update of a record that something follows: once after a call, however many records it writes. */
interface Followed {
  afterwards?: (context: Context) => Promise<void>;
}

type AnyFunction = (input: any, context: any, prepared?: unknown) => Promise<unknown>;

/**
 * An update that sets more `fields` by itself where one is set, be it instead of that. It takes them only where all of them
 * get back what they had.
 */
interface Proposing {
  proposing?: {
    of: string;
    fields: readonly string[];
  };
}

/** An update of which some changes stand on more of a record than they set. */
interface Standing {
  /**
   * Why a change is refused where somebody changed the record since its caller has seen it, also in other fields;
   * undefined: it may be written over what is there by then.
   */
  refuseUnseen?: (set: any, id: number, context: Context) => MessageKey | undefined | Promise<MessageKey | undefined>;
  /** What else a record has to say still, by its fields, so that a field gets back the value that it had before a change. */
  standsOn?: Readonly<Record<string, readonly string[]>>;
  /** What else is set as some `fields` of a line of the audit log get back the values that they had before it. */
  setBesides?: (
    line: { id: number; record_id: number; fields: readonly string[] },
    context: Context,
  ) => Promise<Record<string, unknown>>;
  /** Refuses to take a change back, by all that it had set. */
  checkRestore?: (changes: Readonly<Record<string, { from?: unknown; to?: unknown }>>) => void;
}

/** A handler whose call is known at run time only. */
export type AnyHandler = AnyFunction & Slow & Creating & Updating & Deleting & Followed & Proposing & Standing;

/** A handler for each declared call of an area; a missing one does not compile. */
export type HandlersOf<Calls> = { [K in keyof Calls]: Calls[K] extends Declared ? Handler<Calls[K]> : never };
