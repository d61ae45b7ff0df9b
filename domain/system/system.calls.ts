import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

/** 200 when the database answers, else 503. */
export const health = call('GET /api/health', {
  roles: 'anyone',
  answer: t.object({ version: t.string().required(), database: t.string().required() }),
});

/** This API as an OpenAPI 3.1 document, and the same as a page to read. */
export const openapi = call('GET /api/openapi.json', { roles: 'anyone', answer: 'file' });
export const apiPage = call('GET /api/docs', { roles: 'anyone', answer: 'file' });
