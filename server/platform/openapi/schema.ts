import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Call } from '#domain/kit/call.ts';
import type { Schema } from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';

export type Json = Record<string, any>;

/** A yup schema as JSON Schema, saying what the server does: unknown keys refused, a default not asked for. */
export function toJsonSchema(schema: Schema): Json {
  const { $schema: _, ...json } = convertSchema(schema as never) as Json;
  return tidy(json);
}

function tidy({ type, default: initial, ...rest }: Json): Json {
  const types = [type].flat();
  const json: Json = { ...(types.length > 0 && { type }), ...rest };
  if (json.enum && types.includes('null')) json.enum = [...json.enum, null];
  if (json.items) json.items = tidy(json.items);
  if (!json.properties) return initial === undefined ? json : { ...json, default: initial };
  const properties = Object.entries<Json>(json.properties).map(([name, value]) => [name, tidy(value)] as const);
  const required = (json.required ?? []).filter((name: string) => json.properties[name].default === undefined);
  return { ...json, properties: Object.fromEntries(properties), required, additionalProperties: false };
}

/**
 * The shape of a call's body or query. Where it depends on the role, it has what any role may send, and `x-roles` at
 * what only some may.
 */
export function toRequestSchema({ roles: callers }: Call, shape: NonNullable<Call['query']>): Json {
  if (typeof shape !== 'function') return toJsonSchema(shape);
  const shapes = (callers as Role[]).map((role) => ({ role, json: toJsonSchema(shape(role)) }));
  const getRoles = (name: string) => shapes.filter(({ json }) => name in json.properties).map(({ role }) => role);
  const all: Json = Object.assign({}, ...shapes.map(({ json }) => json.properties));
  const properties = Object.entries(all).map(([name, json]) => {
    const roles = getRoles(name);
    return [name, roles.length === shapes.length ? json : { ...json, 'x-roles': roles }];
  });
  const required = Object.keys(all).filter((name) => shapes.every(({ json }) => json.required.includes(name)));
  return { ...shapes[0]!.json, properties: Object.fromEntries(properties), required };
}
