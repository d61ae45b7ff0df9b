import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

/** The process is alive. Says nothing about the database: to start anew would not mend that. */
export const health = call('GET /api/health', {
  roles: 'anyone',
  answer: t.object({ version: t.string().required() }),
});

/** 200 when requests may be sent here, else 503: the database answers and has all migrations, and the server does not stop. */
export const ready = call('GET /api/ready', {
  roles: 'anyone',
  answer: t.object({ version: t.string().required(), database: t.string().required() }),
});

/** This API as an OpenAPI 3.1 document, and the same as a page to read. */
export const openapi = call('GET /api/openapi.json', { roles: 'anyone', answer: 'file' });
export const apiPage = call('GET /api/docs', { roles: 'anyone', answer: 'file' });
