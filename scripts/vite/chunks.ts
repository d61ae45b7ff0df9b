import path from 'node:path';
import type { Rolldown } from 'vite';

const resolveSource = (file: string) => path.resolve(import.meta.dirname, '../../src', file);

/** Where the code begins that every page needs, in the order in which it is wanted. */
const first = { initialRequests: [resolveSource('app/initialRequests.ts')], shell: [resolveSource('app/main.tsx')] };
/** Where the code of each area begins, and that of public pages. A person is in one of them at a time. */
const areas = {
  office: [resolveSource('app/office/index.tsx')],
  author: [resolveSource('app/author/index.tsx')],
  signIn: [resolveSource('custom/accounts/public/SignIn.tsx')],
  visitor: [resolveSource('app/visitor/index.tsx')],
  // What they show comes from the server, unlike what is around it.
  publicPage: [resolveSource('custom/articles/public/useArticles.ts')],
  academyAndFaq: ['school/Academy', 'school/Lesson', 'faq/Faq'].map((page) =>
    resolveSource(`custom/articles/public/${page}.tsx`),
  ),
  event: [resolveSource('custom/contests/public/loadEvent.ts')],
  clause: [resolveSource('custom/articles/public/clause/Clause.tsx')],
  coverCheck: [resolveSource('custom/articles/public/cover/CoverCheck.tsx')],
};
const beginnings = new Set(Object.values(areas).flat());

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Needs = [name: string, ids: Set<string>][];

/** What runs before the code of each beginning does; or also what it may ask for later, up to where an area begins. */
const getNeeds = (of: Record<string, string[]>, modules: Modules, later = false): Needs =>
  Object.entries(of).map(([name, starts]) => {
    const reached = new Set(starts);
    for (const id of reached) {
      const info = modules.getModuleInfo(id);
      const next = [...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : [])];
      for (const needed of next) if (!beginnings.has(needed)) reached.add(needed);
    }
    return [name, reached];
  });

const listNames = (of: Needs, id: string) => of.filter(([, ids]) => ids.has(id)).map(([name]) => name);

// What a module needs is needed where it is, if not in more places: it has a chunk of its own.
const alone = { includeDependenciesRecursively: false };

/**
 * One chunk for all that every page needs, and before it a small one that fetches what else this page will need. What
 * a public page shares with another area is so little that it comes along: a file more costs more.
 */
function createFirstChunks(): Rolldown.CodeSplittingGroup {
  let needs: Record<'first' | 'areas', Needs> | undefined;
  return {
    debugName: 'first',
    priority: 1,
    name(id, modules) {
      needs ??= { first: getNeeds(first, modules), areas: getNeeds(areas, modules) };
      const [name] = listNames(needs.first, id);
      const among = listNames(needs.areas, id);
      const shared = among.length > 1 && among.includes('visitor');
      return name ?? (shared ? 'shell' : undefined);
    },
    ...alone,
  };
}

/** The package that a module is of. What is made of Material is no part of our own code: it would bring Material along. */
const getPart = (id: string): string =>
  /.*\/node_modules\/(@?[\w.-]+)/.exec(id)?.[1] ?? (id.includes('/src/ui/theme/') ? 'theme' : 'own');

/**
 * One chunk for all that the same areas need at once, such as `author-office`: on a slow line a hundred small files
 * wait for each other, and one for all would bring the whole application to a public page. What one area alone needs
 * at once but others may ask for later stands apart by its package, as `office.@mui`: it would bring the area along.
 * No two chunks need each other, so that nothing runs before what it needs.
 */
function createAreaChunks(): Rolldown.CodeSplittingGroup {
  let needs: Record<'atOnce' | 'later', Needs> | undefined;
  return {
    debugName: 'areas',
    name(id, modules) {
      needs ??= { atOnce: getNeeds(areas, modules), later: getNeeds(areas, modules, true) };
      const atOnce = listNames(needs.atOnce, id);
      const apart = atOnce.length === 1 && listNames(needs.later, id).length > 1;
      return atOnce.join('-') + (apart ? `.${getPart(id)}` : '') || null;
    },
    ...alone,
  };
}

export const createChunks = () => [createFirstChunks(), createAreaChunks()];

const purposes = new Set([...Object.keys(first), ...Object.keys(areas)]);

/** Is a chunk one of these, all of whose code runs before anything can be used? */
export const isFirstCode = (name: string): boolean =>
  name
    .split('.')[0]!
    .split('-')
    .every((purpose) => purposes.has(purpose));
