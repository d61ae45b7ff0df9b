import { tables } from '#server/db/schema.ts';
import { matchUrl, type FileUses } from '#server/platform/files/collectOrphans.ts';

export const bookFiles: FileUses = { cover: [matchUrl(tables.edition.cover)] };
