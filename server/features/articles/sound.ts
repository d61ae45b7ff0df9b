import { parseLinkTarget } from '#domain/articles/linkTargets.ts';
import type { TextProblem } from '#domain/articles/textProblems.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import type { tables } from '#server/db/schema.ts';
import { findLinks } from './links.ts';
import { findMissing, getKey } from './missing.ts';

export type Draft = Pick<typeof tables.article.$inferSelect, 'id' | 'place' | 'slug' | 'language' | 'body'>;

const listComing = (drafts: readonly Draft[]): ReadonlySet<string> =>
  new Set(drafts.filter(({ language }) => language === defaultLanguage).map(getKey));

interface Sorted<D extends Draft> {
  sound: D[];
  waiting: { draft: D; problem: TextProblem }[];
}

/**
 * The drafts that lead only to what is published, or to one another, and the others with why they wait: each of those may
 * leave others without what they lead to.
 */
export async function sortSound<D extends Draft>(db: Db, drafts: readonly D[]): Promise<Sorted<D>> {
  const audience = { isPublic: true, coming: listComing(drafts) };
  const sound: D[] = [];
  const waiting: Sorted<D>['waiting'] = [];
  for (const draft of drafts) {
    const [problem] = await findMissing(db, draft.body, audience);
    if (problem) waiting.push({ draft, problem });
    else sound.push(draft);
  }
  if (waiting.length === 0) return { sound, waiting };
  const rest = await sortSound(db, sound);
  return { sound: rest.sound, waiting: [...waiting, ...rest.waiting] };
}

function listTargets({ body }: Draft): ReadonlySet<string> {
  const targets = findLinks(body).map(parseLinkTarget);
  return new Set(targets.flatMap((target) => (target?.kind === 'article' ? [getKey(target)] : [])));
}

/** Drafts in groups of those that lead to one another, also by way of others: no group needs anything of another. */
export function groupLinked(drafts: readonly Draft[]): Draft[][] {
  const targets = new Map(drafts.map((draft) => [draft, listTargets(draft)]));
  const isLinkedTo = (one: Draft, other: Draft) =>
    other.language === defaultLanguage && targets.get(one)!.has(getKey(other));
  return drafts.reduce<Draft[][]>((groups, draft) => {
    const isLinked = (group: Draft[]) => group.some((one) => isLinkedTo(one, draft) || isLinkedTo(draft, one));
    const { linked = [], apart = [] } = Object.groupBy(groups, (group) => (isLinked(group) ? 'linked' : 'apart'));
    return [...apart, [...linked.flat(), draft]];
  }, []);
}
