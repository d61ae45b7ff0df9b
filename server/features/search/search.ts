import { and, inArray } from 'drizzle-orm';
import { user } from '#domain/accounts/user.entity.ts';
import { listReadableEntities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { fold } from '#domain/kit/fold.ts';
import { countAllowedErrors } from '#domain/search/nearness.ts';
import type * as calls from '#domain/search/search.calls.ts';
import { selectFacts, listSources, type Source } from '#domain/search/searchOfEntities.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope, selectRecords, getTable } from '#server/kit/list.ts';
import { selectById, selectContaining, selectHavingWords, selectResembling, type Candidate } from './candidates.ts';
import { selectPeople } from './people.ts';
import { selectHits, type Hit } from './rows.ts';

type FoundRecords = Pick<calls.FoundKind, 'filter'> & { entity: Entity<any>; ids: number[]; rank: number };

/** Records of an entity that are answered. */
const fewOfKind = 5;
/** With fewer found, what resembles the words is looked for too. */
const fewAtAll = 5;
/** Characters of a fact: it is read in a line. */
const mostCharacters = 200;

/** What resembles comes after what has the words in it. */
const containsRank = 3;

/** A number as a record's id is written: `17` or `#17`. */
const parseId = (q: string): number | undefined =>
  /^#?[1-9]\d{0,8}$/.test(q) ? Number(q.replace('#', '')) : undefined;

async function findByWords(context: Context, q: string): Promise<FoundRecords[]> {
  const sources = listSources(context.user.role);
  const folded = fold(q);
  if (!folded) return [];
  const most = fewOfKind + 1;
  const [literal, havingWords, people] = await Promise.all([
    selectContaining(context, sources, folded, most),
    selectHavingWords(context, sources, folded, most),
    findPeople(context, sources, folded),
  ]);
  const containing = [...literal, ...havingWords];
  const hits = await selectHits(context, sources, [...containing, ...people], most);
  if (hits.length >= fewAtAll || !folded.split(' ').some(countAllowedErrors)) return getKinds(sources, hits, q);
  const containingKeys = new Set(containing.map(({ source, id }) => `${source} ${id}`));
  const resembling = await selectResembling(context, sources, folded);
  const others = resembling.filter(({ source, id }) => !containingKeys.has(`${source} ${id}`));
  const worse = others.map((one) => ({ ...one, rank: one.rank + containsRank }));
  return getKinds(sources, [...hits, ...(await selectHits(context, sources, worse, most))], q);
}

/** Accounts by what no list has of them; their list does not show them by it, so they stand with what only resembles. */
async function findPeople(context: Context, sources: readonly Source[], q: string): Promise<Candidate[]> {
  const source = sources.findIndex(({ entity, ref }) => entity.name === user.name && ref === undefined);
  if (source === -1) return [];
  return (await selectPeople(context, q, fewOfKind)).map((id) => ({ source, id, rank: containsRank }));
}

/** Hits by entity: the best of them, and how its list shows all where there are more. */
function getKinds(sources: readonly Source[], hits: readonly Hit[], q: string): FoundRecords[] {
  const entities = new Set(sources.map(({ entity }) => entity));
  return [...entities].flatMap((entity): FoundRecords[] => {
    const own = hits.filter(({ source }) => sources[source]!.entity === entity).toSorted((a, b) => a.rank - b.rank);
    const [best] = own;
    if (!best) return [];
    const ids = [...new Set(own.map(({ id }) => id))];
    const { ref, text } = sources[best.source]!;
    const by = own.filter(({ source }) => source === best.source).map((hit) => hit.by!);
    const contained = own.filter(({ rank }) => rank < containsRank).length > fewOfKind;
    const filter = ref !== undefined ? { [ref]: [...new Set(by)] } : contained ? { [text ?? 'q']: q } : null;
    return [{ entity, ids: ids.slice(0, fewOfKind), rank: best.rank, filter: ids.length > fewOfKind ? filter : null }];
  });
}

/** Records by their number stand before what has it in its text. */
function withNumbered(kinds: readonly FoundRecords[], numbered: readonly Entity<any>[], id: number): FoundRecords[] {
  const of = (entity: Entity<any>) => kinds.find((kind) => kind.entity === entity);
  return [
    ...numbered.map((entity) => ({
      entity,
      filter: of(entity)?.filter ?? null,
      ids: [id, ...(of(entity)?.ids ?? []).filter((other) => other !== id)].slice(0, fewOfKind),
      rank: 0,
    })),
    ...kinds.filter(({ entity }) => !numbered.includes(entity)),
  ];
}

const shorten = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, mostCharacters) : value);

/** The records as their list has them for the user, with the fields that tell them apart. */
async function describe(context: Context, { entity, ids, filter }: FoundRecords): Promise<calls.FoundKind> {
  const { db, user } = context;
  const { title, state, facts } = selectFacts(entity, user.role);
  const names = [...title, ...(state ? [state] : []), ...facts];
  const where = and(inArray(getTable(entity).id!, ids), buildScope(db, entity, user, context.now));
  const rows = await selectRecords(context, entity, where, { sort: 'id', order: 'asc' }, { limit: ids.length });
  const records = ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const picked = (values: Record<string, unknown>) =>
      Object.fromEntries(names.filter((name) => name in values).map((name) => [name, shorten(values[name])]));
    return [{ id, fields: picked(row), titles: picked(row.titles as Record<string, unknown>) }];
  });
  return { entity: entity.name, records, filter };
}

export const search: HandlersOf<typeof calls> = {
  async searchOffice({ query: { q } }, context) {
    const id = parseId(q);
    const searched = listReadableEntities(context.user.role);
    const numbered = id === undefined ? [] : await selectById(context, searched, id);
    const byWords = q.startsWith('#') && id !== undefined ? [] : await findByWords(context, q);
    const kinds = (id === undefined ? byWords : withNumbered(byWords, numbered, id)).toSorted(
      (a, b) => a.rank - b.rank,
    );
    const described = await Promise.all(kinds.map((kind) => describe(context, kind)));
    return { kinds: described.filter(({ records }) => records.length > 0) };
  },
};
