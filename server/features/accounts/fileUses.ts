import { sql } from 'drizzle-orm';
import { profiles, tables } from '#server/db/schema.ts';
import { matchUrl, type FileUses } from '#server/platform/files/collectOrphans.ts';

export const accountFiles: FileUses = {
  avatar: [matchUrl(tables.user.avatar)],
  signature: [matchUrl(profiles.signature_image)],
  identity: [
    (db, url) =>
      db
        .select()
        .from(sql`${profiles}, unnest(${profiles.identity_images}) as shown`)
        .where(sql`shown = ${url}`),
  ],
};
