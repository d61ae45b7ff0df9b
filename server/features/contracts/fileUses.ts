import { and, eq, gt, sql } from 'drizzle-orm';
import { applicationDrafts, contracts, files, tables } from '#server/db/schema.ts';
import { matchName, matchUrl, type FileUse, type FileUses } from '#server/platform/files/collectOrphans.ts';

const { contractApplication, user } = tables;

/** What is sent along with an application, which may be a draft yet. */
const matchApplication = (field: 'screenshot' | 'chapters_file'): FileUse[] => [
  matchUrl(contractApplication[field]),
  (db, url) =>
    db
      .select()
      .from(applicationDrafts)
      .where(eq(sql`${applicationDrafts.content} ->> ${field}`, url)),
];

/** What a contract was signed by stays with it, whatever its author, or the account merged with theirs, shows later. */
const matchSigner: FileUse = (db) =>
  db
    .select()
    .from(contracts)
    .innerJoin(user, eq(user.id, contracts.signer_id))
    .where(
      and(
        sql`coalesce(${user.merged_into_id}, ${user.id}) = ${files.owner_id}`,
        gt(contracts.signed_at, files.created_at),
      ),
    );

export const contractFiles: FileUses = {
  identity: [matchSigner],
  screenshot: matchApplication('screenshot'),
  doc: matchApplication('chapters_file'),
  signature: [matchName(contracts.signature)],
};
