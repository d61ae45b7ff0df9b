import type { AllowedRoles, Role } from '#domain/roles.ts';
import type { Message } from './messages.ts';
import type { InferType, Schema } from './types.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Route = `${Method} /api/${string}`;

/** The `{names}` in a path. */
type ParamsIn<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | ParamsIn<Rest> : never;

/** What is missing of a session: the second step of its sign-in, or that the account gets a second factor. */
export type Lacking = 'second_step' | 'second_factor';

interface Declaration {
  roles: AllowedRoles;
  /** Shape of the query; a function where it depends on who asks. */
  query?: Schema | ((role: Role) => Schema);
  /** Shape of the JSON body; a function where it depends on who writes. */
  body?: Schema | ((role: Role) => Schema);
  /** The largest JSON body, where it is not the usual MiB, and what is said of a larger one at a field. */
  bodyLimit?: { bytes: number; field: string; tooLarge: Message };
  /** One file as multipart field `file`; `bytes` is the largest that is read, and `tooLarge` what is said of a larger one. */
  upload?: { bytes: number; tooLarge: Message };
  /** Shape of `data`; 'file' for raw bytes outside the envelope. Absent: null. */
  answer?: Schema | 'file';
  /** Asked for in the background: what only passes, such as a busy server, is refused by 411, which no screen shows. */
  background?: true;
  /** Sent by a reading app, which signs the body: see `ingestComments`. */
  hmacSigned?: true;
  /** May be made by a session that lacks this still; any other call is refused to it. */
  without?: Lacking;
  /** A read that a content manager who sees the portal as an author may make; any other call is refused to them. */
  viewable?: true;
  /** Has one effect however often it is sent: wants an `Idempotency-Key` header, a replay gets the first answer. */
  idempotent?: true;
}

export type Call<R extends Route = Route, D extends Declaration = Declaration> = D & {
  readonly route: R;
  readonly method: Method;
  readonly path: string;
};

/** Declares a call of the API. Guard, input check, client, access matrix and OpenAPI page come from it. */
export function call<const R extends Route, const D extends Declaration>(route: R, declaration: D): Call<R, D> {
  const [method, path] = route.split(' ') as [Method, string];
  return { ...declaration, route, method, path };
}

/** A schema for each role, made once: making one costs more than checking with it. */
export function createPerRole<S extends Schema>(make: (role: Role) => S): (role: Role) => S {
  const shapes = new Map<Role, S>();
  return (role) => {
    const shape = shapes.get(role) ?? make(role);
    shapes.set(role, shape);
    return shape;
  };
}

type Inferred<S> = S extends Schema ? InferType<S> : S extends (role: Role) => Schema<infer V> ? V : undefined;

/** A call as far as its types are read. */
export type Declared = {
  readonly route: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer?: unknown;
};

/** `{id}` and `{..._id}` are ids and `{month}` is a month: a path with anything else there is not found, nor with a blank. */
export type ParamsOf<C extends Declared> = {
  [K in ParamsIn<C['route']>]: K extends 'id' | `${string}_id` ? number : string;
};
export type QueryOf<C extends Declared> = Inferred<C['query']>;
export type BodyOf<C extends Declared> = Inferred<C['body']>;
/** What a call's handler returns: `data` of the envelope, a Response for 'file', else null. */
export type AnswerOf<C extends Declared> = C['answer'] extends 'file'
  ? Response
  : C['answer'] extends Schema
    ? InferType<C['answer']>
    : null;
