import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Db } from '#server/db/database.ts';
import { applicationDrafts, contracts, files, profiles, statementConfirmations, tables } from '#server/db/schema.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import type { Storage } from '#server/kit/storage.ts';
import { getFileName, publicFiles } from '#server/platform/files/files.ts';
import type { Check } from './query.ts';

/** The image fields of all entities. */
const images: AnyPgColumn[] = (Object.keys(entities) as EntityKey[]).flatMap((key) => {
  const columns: Record<string, AnyPgColumn> = getTableColumns(tables[key]);
  const fields = Object.entries<{ kind: string }>(entities[key].fields);
  return fields.flatMap(([name, { kind }]) => (kind === 'image' ? [columns[name]!] : []));
});
const others = [
  tables.contractApplication.chapters_file,
  profiles.signature_image,
  contracts.document,
  contracts.signature,
  contracts.certificate,
  statementConfirmations.invoice,
  statementConfirmations.signature,
];
const selectColumn = (column: AnyPgColumn): SQL =>
  sql`select ${`${getTableName(column.table)}.${column.name}`} as place, ${column} as file from ${column.table}`;

/** Where files are named, by their names or by their addresses. */
const places: SQL[] = [
  ...[...images, ...others].map(selectColumn),
  sql`select 'profiles.identity_images', unnest(${profiles.identity_images}) from ${profiles}`,
  ...['screenshot', 'chapters_file'].map(
    (field) =>
      sql`select 'application_drafts.content', ${applicationDrafts.content} ->> ${field} from ${applicationDrafts}`,
  ),
];

/** Files that are kept with what they are the hash of. */
const hashed: readonly [file: AnyPgColumn, hash: AnyPgColumn][] = [
  [contracts.document, contracts.document_hash],
  [contracts.signature, contracts.signature_hash],
  [contracts.certificate, contracts.certificate_hash],
  [statementConfirmations.invoice, statementConfirmations.invoice_hash],
  [statementConfirmations.signature, statementConfirmations.signature_hash],
];

/** Compares the files that the database names with those that are kept. */
export async function checkFiles(db: Db, storage: Storage): Promise<Check[]> {
  const kept = new Map<string, number>();
  for await (const { name, bytes } of storage.list()) kept.set(name, bytes);
  const named = await loadNamed(db);
  const rows = await db.select({ name: files.name, bytes: files.bytes }).from(files);
  const missing = [...named]
    .filter(([name]) => !kept.has(name))
    .map(([name, place]) => `${name} (${place}) is missing`);
  const known = new Set([...named.keys(), ...rows.map(({ name }) => name)]);
  return [
    { name: 'files that are in use', count: named.size, faults: missing },
    {
      name: 'files, by their sizes',
      count: rows.length,
      faults: rows.flatMap(({ name, bytes }) => {
        const size = kept.get(name);
        if (size === bytes || (size === undefined && named.has(name))) return [];
        return [`${name} ${size === undefined ? 'is missing' : `has ${size} bytes, not ${bytes}`}`];
      }),
    },
    await checkHashes(db, storage, kept),
    {
      name: 'files that nothing names',
      count: kept.size,
      faults: [...kept.keys()].filter((name) => !known.has(name)),
      isNote: true,
    },
  ];
}

/** The names of the files that something uses, each with a place of it. */
async function loadNamed(db: Db): Promise<Map<string, string>> {
  const all = sql.join(places, sql` union all `);
  const { rows } = await db.execute<{ place: string; file: string }>(
    sql`select * from (${all}) as named (place, file) where file like ${`${publicFiles}%`} or file ~ '^[a-z]+/[0-9a-f-]{36}\\.'`,
  );
  return new Map(rows.map(({ place, file }) => [getFileName(file), place]));
}

async function checkHashes(db: Db, storage: Storage, kept: ReadonlyMap<string, number>): Promise<Check> {
  const check: Check = { name: 'signed papers, by their hashes', count: 0, faults: [] };
  for (const [file, hash] of hashed) {
    const rows = await db
      .select({ name: sql<string>`${file}`, hash: sql<string | null>`${hash}` })
      .from(file.table)
      .where(sql`${file} is not null`);
    for (const { name, hash } of rows) {
      check.count += 1;
      // It is told already.
      if (!kept.has(name)) continue;
      const bytes = await storage.get(name);
      if (!bytes || hashSha256(bytes) !== hash)
        check.faults.push(`${name} (${getTableName(file.table)}.${file.name}) is not what was signed`);
    }
  }
  return check;
}
