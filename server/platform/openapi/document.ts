import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import type { Schema } from '#domain/kit/types.ts';
import { roleIds } from '#domain/roles.ts';
import pinned from '../../../package.json' with { type: 'json' };
import { descriptions } from './descriptions.ts';
import { toRequestSchema, toJsonSchema, type Json } from './schema.ts';

export interface OpenApi extends Json {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}
export interface Operation extends Json {
  operationId: string;
  description?: string;
  'x-roles': 'anyone' | Record<string, number>;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
}

/** The API as an OpenAPI 3.1 document, from the declarations of its calls. */
export function buildOpenApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, call] of Object.entries(calls))
    (paths[call.path] ??= {})[call.method.toLowerCase()] = getOperation(name, call);
  return {
    openapi: '3.1.0',
    info: { title: 'Quillhouse', version: pinned.version },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function getOperation(name: string, call: Call): Operation {
  const { roles: callers, body, upload, answer, idempotent } = call;
  const description = descriptions[name];
  const json = body && toRequestSchema(call, body);
  return {
    operationId: name,
    ...(description && { description }),
    tags: [call.path.split('/')[2] ?? ''],
    security: callers === 'anyone' ? [] : [{ bearer: [] }],
    'x-roles': callers === 'anyone' ? callers : Object.fromEntries(callers.map((role) => [role, roleIds[role]])),
    parameters: [...listPathParameters(call), ...listQueryParameters(call), ...(idempotent ? [idempotencyKey] : [])],
    ...(json && { requestBody: { content: { 'application/json': { schema: json } } } }),
    ...(upload && { requestBody: { content: { 'multipart/form-data': { schema: fileForm } } } }),
    responses: {
      '200':
        answer === 'file'
          ? { description: 'the file' }
          : { description: 'ok', content: { 'application/json': { schema: wrapInEnvelope(answer) } } },
      default: {
        description:
          'refused: the envelope with a sentence in the language of the request as `message`; `data` has its i18n `key` and `args`, `errors` by field and the `request_id`',
      },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', maxLength: 100 },
};
const fileForm = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

const wrapInEnvelope = (answer: Schema | undefined): Json => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: {
    status: { const: 200 },
    message: { type: 'string' },
    data: answer ? toJsonSchema(answer) : { type: 'null' },
  },
});

const listPathParameters = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: /(^|_)id$/.test(name) ? 'integer' : 'string' },
  }));

const listQueryParameters = (call: Call) =>
  Object.entries<Json>(call.query ? toRequestSchema(call, call.query).properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
