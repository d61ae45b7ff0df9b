/** The sentences of one language: a file a feature, as they are kept in `src/i18n/locales/<language>`. */
export type Catalogue = Record<string, Section>;
/** Sentences by their keys, nested. */
export interface Section {
  [key: string]: string | Section;
}

/** The parts of a language that a browser loads: each reader loads `public`, and who is signed in what is said there. */
export const readerAreas = ['public', 'shared', 'author', 'office'] as const;
export type ReaderArea = (typeof readerAreas)[number];
/**
 * What comes with what says it: of contests, of articles, of a story's chapters, of a contract that is checked, of an
 * invitation, of what keeps an account safe, and of pages that the staff opens seldom.
 */
export const pageAreas = ['event', 'article', 'writing', 'verify', 'invited', 'security', 'seldom'] as const;
/** All of them. */
export const areas = [...readerAreas, ...pageAreas] as const;
export type Area = (typeof areas)[number];

/** What a file may hold besides sentences that everybody reads: those of an area, and what is no sentence of a screen. */
const sections = new Set<string>([
  'shared',
  'author',
  'office',
  ...pageAreas,
  'reasons',
  'emails',
  'pdf',
  'labels',
  'ra',
]);

const isPublic = ([name]: [string, unknown]) => !sections.has(name);

/**
 * The labels of entities as react-admin looks for them, by `getName` the resource; each record has its two times. Screens
 * without a name of their own are called as the records are, and what a record tells of itself as for all.
 */
function getResources(catalogue: Catalogue, getName: (entity: string) => string): Section {
  // Whole keys, by which the check sees what is used.
  const [created_at, updated_at, details] = ['common.created_at', 'common.updated_at', 'common.details'].map(
    (key) => (catalogue.common as { [key: string]: string })[key.slice('common.'.length)]!,
  );
  const labels = Object.values(catalogue).flatMap((file) => Object.entries((file.labels ?? {}) as Section));
  return Object.fromEntries(
    labels.map(([entity, label]) => {
      const { fields, name, ...rest } = label as { fields: Section; name: string };
      return [
        getName(entity),
        {
          list: name,
          own_list: name,
          details: details!,
          ...rest,
          name,
          fields: { ...fields, created_at, updated_at } as Section,
        },
      ];
    }),
  );
}

/** What a language says in an area; keys are `<feature>.<key>` in `public`, else `<feature>.<area>.<key>`. */
export function selectMessages(catalogue: Catalogue, area: Area, getName: (entity: string) => string): Section {
  const files = Object.entries(catalogue).map(([feature, file]): [string, Section] => [
    feature,
    area === 'public'
      ? Object.fromEntries(Object.entries(file).filter(isPublic))
      : file[area]
        ? { [area]: file[area] }
        : {},
  ]);
  const messages: Section = Object.fromEntries(files.filter(([, file]) => Object.keys(file).length > 0));
  if (area === 'shared') return { ...messages, ra: catalogue['react-admin']!.ra! };
  return area === 'office' ? { ...messages, resources: getResources(catalogue, getName) } : messages;
}

/** Areas together: a feature may say something in each. */
export function mergeCatalogues(parts: readonly Section[]): Section {
  const all: Record<string, Section> = {};
  for (const [feature, file] of parts.flatMap((part) => Object.entries(part)))
    all[feature] = { ...all[feature], ...(file as Section) };
  return all;
}
