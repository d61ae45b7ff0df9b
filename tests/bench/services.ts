import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/kit/services.ts';
import { createLog } from '#server/log.ts';
import { createFolderStorage } from '#server/platform/storage.ts';

/** What a server is given that answers within the bench's own process. */
export const createServices = (database: Database, folder: string): Services => ({
  database,
  storage: createFolderStorage(folder),
  mail: { send: async () => undefined },
  log: createLog('silent'),
  secret: '',
  providers: [],
  readerApps: {},
  signingAge: 18,
  payer: { name: 'Quillhouse', address: [] },
  twoManagers: true,
  secondFactorRoles: [],
  clock: () => new Date(),
});
