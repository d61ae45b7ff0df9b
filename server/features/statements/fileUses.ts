import { statementConfirmations } from '#server/db/schema.ts';
import { matchName, type FileUses } from '#server/platform/files/collectOrphans.ts';

export const statementFiles: FileUses = { invoicesign: [matchName(statementConfirmations.signature)] };
