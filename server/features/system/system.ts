import type * as calls from '#domain/system/system.calls.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { unavailable } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { buildOpenApi } from '#server/platform/openapi/document.ts';
import { renderApiPage } from '#server/platform/openapi/page.ts';
import pinned from '../../../package.json' with { type: 'json' };

export const system: HandlersOf<typeof calls> = {
  health: async () => ({ version: pinned.version }),

  async ready(_, { db, draining }) {
    if (draining?.aborted || !(await isMigrated(db))) throw unavailable();
    return { version: pinned.version, database: 'ok' };
  },

  openapi: async () => Response.json(buildOpenApi()),
  apiPage: async () =>
    new Response(renderApiPage(buildOpenApi()), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
};
