import path from 'node:path';

/**
 * Which part of the code may import which (docs/architecture.md). Rooms of each root, lowest first: a file imports what lies
 * at its own height or below. `*`: the features of the domain.
 */
export const rooms = {
  domain: [
    ['kit', 'languages.ts', 'roles.ts'],
    ['shared'],
    ['*', 'calls.ts', 'emails.ts', 'entities.ts', 'relations.ts'],
  ],
  server: [
    ['db', 'commandError.ts', 'log.ts'],
    ['kit'],
    ['platform'],
    ['features'],
    ['reference'],
    'admin.ts app.ts backup.ts books.ts boot.ts checkBooks.ts command.ts copy.ts copyFiles.ts dataFolder.ts handlers.ts jobs.ts listen.ts main.ts memory.ts restore.ts secret.ts settings.ts static.ts'.split(
      ' ',
    ),
  ],
  src: [['i18n'], ['lib'], ['ui'], ['dataProvider'], ['authProvider'], ['resources'], ['custom'], ['app']],
} satisfies Record<string, readonly (readonly string[])[]>;
type Root = keyof typeof rooms;

/** The features that use another one: of `src` whatever they need of it, of the server what its index.ts tells. */
export const uses: Record<'src' | 'server', Record<string, readonly string[]>> = {
  src: {
    accounts: ['articles', 'payment-details'],
    contests: ['articles'],
    contracts: ['payment-details'],
    earnings: ['bonuses', 'statements', 'stories'],
    editor: ['onboarding'],
    home: ['audit', 'contests', 'contracts', 'onboarding'],
    statements: ['payment-details'],
    stories: ['chapters', 'contests', 'contracts', 'onboarding'],
  },
  server: {
    accounts: ['articles'],
    books: ['chapters'],
    'chapter-import': ['chapters'],
    contests: ['articles', 'bonuses', 'chapters', 'earnings'],
    contracts: ['accounts', 'contests', 'payment-details'],
    dictionary: ['books'],
    editor: ['chapters'],
    editors: ['chapters', 'contracts'],
    earnings: ['bonuses', 'statements'],
    home: [
      'articles',
      'chapters',
      'comments',
      'contests',
      'contracts',
      'earnings',
      'notifications',
      'releases',
      'statements',
      'translation',
    ],
    notifications: ['comments', 'statements', 'translation'],
    'payment-details': ['accounts'],
    payouts: ['statements'],
    releases: ['chapters'],
    statements: ['accounts', 'bonuses', 'payment-details'],
    stories: ['bonuses', 'chapters', 'contests', 'contracts', 'editors'],
    translation: ['books'],
  },
};

/** What each root imports beside itself; `scripts` and `tests` import whatever they need. */
const roots: Record<string, readonly string[]> = {
  domain: [],
  server: ['domain', 'package.json'],
  src: ['domain'],
  demo: ['domain', 'server'],
};

const screenPackages = /^(react|ra-(?!language-)|@mui\/|@emotion\/|virtual:)/;
const serverPackages =
  /^(node:|(hono|@hono|pg|sharp|drizzle-orm|pino|nodemailer|fs|path|crypto|worker_threads)(\/|$)|react-router(\/|$))/;
const isPackageOf: Record<string, (name: string) => boolean> = {
  domain: (name) => name === 'yup' || name === 'ibantools',
  server: (name) => !screenPackages.test(name),
  demo: (name) => !screenPackages.test(name),
  // react-router: a second copy of the router beside react-router-dom breaks react-admin.
  src: (name) => !serverPackages.test(name),
};

interface Place {
  root: string;
  /** How high its room lies; undefined: in no room. */
  height: number | undefined;
  feature: string | undefined;
  /** Within the feature. */
  file: string;
}

function locate(file: string): Place {
  const [root, room, ...rest] = file.split('/') as [string, string, ...string[]];
  const levels: readonly (readonly string[])[] | undefined = Object.hasOwn(rooms, root)
    ? rooms[root as Root]
    : undefined;
  const isFolder = rest.length > 0;
  const height = levels?.findIndex((names) => names.includes(room) || (isFolder && names.includes('*')));
  const hasFeatures = room === (root === 'server' ? 'features' : 'custom') && root !== 'demo';
  // Between the features lies nothing.
  if (!levels || height === -1 || (hasFeatures && rest.length === 1))
    return { root, height: undefined, feature: undefined, file: '' };
  const feature = hasFeatures ? rest[0] : undefined;
  return { root, height, feature, file: rest.slice(1).join('/') };
}

/** The file that an import names, from the root of the project; undefined for a package. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier.startsWith('#') ? path.posix.normalize(specifier.slice(1)) : undefined;
}

/** Files of the server that put its parts together. */
const isComposing = ({ root, height }: Place) => root === 'server' && height === rooms.server.length - 1;

/** Why a file, named from the root of the project, may not import something; undefined where it may. */
export function refuseImport(from: string, specifier: string): string | undefined {
  const here = locate(from);
  const allowedRoots = roots[here.root];
  if (!allowedRoots) return undefined;
  const target = resolve(from, specifier);
  if (target === undefined)
    return isPackageOf[here.root]!(specifier) ? undefined : `${here.root}/ does not use the package ${specifier}.`;
  const there = locate(target);
  if (there.root !== here.root && !allowedRoots.includes(there.root) && !(there.root === 'demo' && isComposing(here)))
    return `${here.root}/ never imports ${there.root}/.`;
  for (const [file, place] of [
    [from, here],
    [target, there],
  ] as const)
    if (place.height === undefined && Object.hasOwn(rooms, place.root))
      return `${file} lies in no room of ${place.root}/.`;
  if (there.root === here.root && there.height! > here.height!) return `${from} lies lower than ${target}.`;
  return refuseFeature(here, there);
}

function refuseFeature(here: Place, there: Place): string | undefined {
  if (there.feature === undefined || there.feature === here.feature) return undefined;
  if (here.feature !== undefined && !uses[there.root as 'src' | 'server'][here.feature]?.includes(there.feature))
    return `${here.feature} does not use ${there.feature}.`;
  if (there.root === 'server' && !isComposing(here) && there.file !== 'index.ts')
    return 'A feature of the server is used by its index.ts.';
  return undefined;
}
