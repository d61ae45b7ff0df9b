import { and, inArray, sql } from 'drizzle-orm';
import type { Source } from '#domain/search/searchOfEntities.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { selectAll, type Candidate } from './candidates.ts';
import { selectBetween, type Reader } from './conditions.ts';

/** A record that was found by a source. */
export interface Hit extends Candidate {
  /** What it points to, where it was found by that. */
  by?: number;
}

/** The records that were found: the rows of a source themselves, or the newest that point to them, `most` of each source. */
export async function selectHits(
  reader: Reader,
  sources: readonly Source[],
  candidates: readonly Candidate[],
  most: number,
): Promise<Hit[]> {
  const { db, user, now } = reader;
  const ranks = new Map(candidates.map(({ source, id, rank }) => [`${source} ${id}`, rank]));
  const selects = sources.flatMap(({ entity, ref, further }, at) => {
    const ids = candidates.filter(({ source }) => source === at).map(({ id }) => id);
    if (ref === undefined || ids.length === 0) return [];
    const table = getTable(entity);
    const between =
      further === undefined ? undefined : selectBetween(reader, entity, ref, further, (to) => inArray(to, ids));
    return sql`select ${at}::int as source, ${table.id!} as id, ${between?.to ?? table[ref]!} as by from ${table}
      where ${and(inArray(table[ref]!, between?.ids ?? ids), buildScope(db, entity, user, now))} order by ${table.id!} desc limit ${most}`;
  });
  const pointing = await selectAll<{ source: number; id: string; by: string }>(db, selects);
  return [
    ...candidates.filter(({ source }) => sources[source]!.ref === undefined),
    ...pointing.map(({ source, id, by }) => ({
      source,
      id: Number(id),
      by: Number(by),
      rank: ranks.get(`${source} ${by}`)!,
    })),
  ];
}
