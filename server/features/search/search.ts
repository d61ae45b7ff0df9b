import { and, inArray } from 'drizzle-orm';
import { user } from '#domain/accounts/user.entity.ts';
import { listReadableEntities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { fold } from '#domain/kit/fold.ts';
import { joinPath, listPaths } from '#domain/relations.ts';
import type { Role } from '#domain/roles.ts';
import { countAllowedErrors } from '#domain/search/nearness.ts';
import type * as calls from '#domain/search/search.calls.ts';
import { selectFacts, listSources, type Source } from '#domain/search/searchOfEntities.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope, selectRecords, getTable } from '#server/kit/list.ts';
import {
  fewAtAll,
  mostTargets,
  selectById,
  selectContaining,
  selectHavingWords,
  selectResembling,
  type Candidate,
} from './candidates.ts';
import { selectLikePeople, selectPeople } from './people.ts';
import { selectHits, type Hit } from './rows.ts';

type FoundRecords = Pick<calls.FoundKind, 'filters' | 'more'> & { entity: Entity<any>; ids: number[]; rank: number };

/** Records of an entity that are answered. */
const fewOfKind = 5;
/** Of each source so many are looked for: with one more, the list has others. */
const most = fewOfKind + 1;
interface Matches {
  hits: readonly Hit[];
  candidates: readonly Candidate[];
}

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
  const at = sources.findIndex(({ entity, ref }) => entity.name === user.name && ref === undefined);
  const toPeople = (some: readonly Pick<Candidate, 'id' | 'rank'>[]): Candidate[] =>
    at === -1 ? [] : some.map((one) => ({ ...one, source: at, hidden: true }));
  const [literal, havingWords, people] = await Promise.all([
    selectContaining(context, sources, folded, most),
    selectHavingWords(context, sources, folded, most),
    selectPeople(context, folded).then((ids) => toPeople(ids.map((id) => ({ id, rank: containsRank })))),
  ]);
  const containing = [...literal, ...havingWords];
  const load = (candidates: readonly Candidate[]) => selectHits(context, sources, takeBest(candidates), most);
  const hits = [...(await load(containing)), ...people];
  if (hits.length >= fewAtAll || !folded.split(' ').some(countAllowedErrors))
    return getKinds(context, sources, { hits, candidates: containing }, q);
  const keys = new Set([...containing, ...people].map(({ source, id }) => `${source} ${id}`));
  const [resembling, likePeople] = await Promise.all([
    selectResembling(context, sources, folded),
    selectLikePeople(context, folded).then(toPeople),
  ]);
  const toWorse = (some: readonly Candidate[]) =>
    some
      .filter(({ source, id }) => !keys.has(`${source} ${id}`))
      .map((one) => ({ ...one, rank: one.rank + containsRank }));
  const worse = toWorse(resembling);
  return getKinds(
    context,
    sources,
    { hits: [...hits, ...(await load(worse)), ...toWorse(likePeople)], candidates: [...containing, ...worse] },
    q,
  );
}

/** The first of each source: of what is pointed to more is known, for the filter. */
const takeBest = (candidates: readonly Candidate[]): Candidate[] =>
  [...Map.groupBy(candidates, ({ source }) => source).values()].flatMap((some) => some.slice(0, most));

/** What a list is filtered by to show all that a source has; undefined where no filter takes all of it. */
function getFilter({ entity, ref, further, text }: Source, targets: readonly number[], role: Role, q: string) {
  if (ref === undefined) return { [text ?? 'q']: q };
  const key = further === undefined ? ref : joinPath([ref, further]);
  const isFilter = further === undefined || listPaths(entity, role).some((path) => path.key === key);
  return isFilter && targets.length <= mostTargets ? { [key]: targets } : undefined;
}

/** Hits by entity: the best of them, and how its list shows all where there are more: once for each source that has others. */
function getKinds({ user: { role } }: Context, sources: readonly Source[], { hits, candidates }: Matches, q: string) {
  const entities = new Set(sources.map(({ entity }) => entity));
  return [...entities].flatMap((entity): FoundRecords[] => {
    const own = hits.filter(({ source }) => sources[source]!.entity === entity).toSorted((a, b) => a.rank - b.rank);
    const [best] = own;
    if (!best) return [];
    const all = new Set(own.map(({ id }) => id));
    const ids = [...all].slice(0, fewOfKind);
    const one = { entity, ids, rank: best.rank };
    if (all.size <= fewOfKind) return [{ ...one, filters: [], more: false }];
    // The list does not show what only resembles the words, nor what is found by something that it has not.
    const inList = own.filter(({ source, rank, hidden }) =>
      sources[source]!.ref === undefined ? rank < containsRank && !hidden : true,
    );
    const groups = [...Map.groupBy(inList, ({ source }) => source)].map(([source, some]) => ({
      ids: new Set(some.map(({ id }) => id)),
      filter: getFilter(sources[source]!, listIds(candidates, source), role, q),
    }));
    // What is within what is answered, or within what another filter shows, needs none.
    const others: typeof groups = [];
    for (const group of groups.toReversed().toSorted((a, b) => b.ids.size - a.ids.size)) {
      const isWithin = [{ ids: new Set(ids) }, ...others].some((other) => group.ids.isSubsetOf(other.ids));
      if (group.ids.size > fewOfKind || !isWithin) others.unshift(group);
    }
    const known = new Set([...ids, ...inList.map(({ id }) => id)]);
    return [
      {
        ...one,
        filters: others.flatMap(({ filter }) => (filter ? [filter] : [])),
        more: others.some(({ filter }) => !filter) || own.some(({ id, hidden }) => hidden && !known.has(id)),
      },
    ];
  });
}

const listIds = (candidates: readonly Candidate[], source: number): number[] => [
  ...new Set(candidates.filter((one) => one.source === source).map(({ id }) => id)),
];

/** Records by their number stand before what has it in its text. */
function withNumbered(kinds: readonly FoundRecords[], numbered: readonly Entity<any>[], id: number): FoundRecords[] {
  const of = (entity: Entity<any>) => kinds.find((kind) => kind.entity === entity);
  return [
    ...numbered.map((entity) => ({
      entity,
      filters: of(entity)?.filters ?? [],
      more: of(entity)?.more ?? false,
      ids: [id, ...(of(entity)?.ids ?? []).filter((other) => other !== id)].slice(0, fewOfKind),
      rank: 0,
    })),
    ...kinds.filter(({ entity }) => !numbered.includes(entity)),
  ];
}

const shorten = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, mostCharacters) : value);

/** The records as their list has them for the user, with the fields that tell them apart. */
async function describe(context: Context, { entity, ids, filters, more }: FoundRecords): Promise<calls.FoundKind> {
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
  return { entity: entity.name, records, filters, more };
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
