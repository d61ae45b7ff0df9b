import path from 'node:path';
import type { Plugin } from 'vite';
import { entities, type EntityKey } from '#domain/entities.ts';
import { selectMessages, pageAreas, readerAreas, type Area, type Section } from '#domain/kit/catalogue.ts';
import { interfaceLanguages } from '#domain/languages.ts';
import { getLocaleFolder, readCatalogue } from '#server/kit/catalogue.ts';

const prefix = 'virtual:catalogue';
const languages = Object.keys(interfaceLanguages);
const getName = (entity: string) => `office/${entities[entity as EntityKey].name}`;

const formatDownload = (area: Area, language: string) => `() => import('${prefix}/${area}-${language}')`;
const formatPerLanguage = (write: (language: string) => string) =>
  `export default { ${languages.map((language) => `'${language}': ${write(language)}`).join(', ')} }`;

/** `{ en: { public: () => import('virtual:catalogue/public-en'), … }, … }`; a page's own downloads come with its code. */
const formatDownloads = (): string =>
  formatPerLanguage(
    (language) => `{ ${readerAreas.map((area) => `${area}: ${formatDownload(area, language)}`).join(', ')} }`,
  );

/** Ready-made reasons in every language: `{ 'chapters.review': [{ en: …, ru: … }, …] }`. */
function collectReasons(): Record<string, Record<string, string>[]> {
  const byKind: Record<string, Record<string, Record<string, string>>> = {};
  for (const language of languages) {
    for (const [feature, { reasons = {} }] of Object.entries(readCatalogue(language)))
      for (const [kind, sentences] of Object.entries(reasons as Section))
        for (const [id, sentence] of Object.entries(sentences as Record<string, string>))
          ((byKind[`${feature}.${kind}`] ??= {})[id] ??= {})[language] = sentence;
  }
  return Object.fromEntries(Object.entries(byKind).map(([kind, byId]) => [kind, Object.values(byId)]));
}

function getCode(id: string): string {
  if (id === prefix) return formatDownloads();
  const area = pageAreas.find((area) => id === `${prefix}/${area}`);
  if (area) return formatPerLanguage((language) => formatDownload(area, language));
  if (id === `${prefix}/reasons`) return `export default ${JSON.stringify(collectReasons())}`;
  const [, name, language] = /\/(\w+)-(.+)/.exec(id)!;
  return `export default ${JSON.stringify(selectMessages(readCatalogue(language!), name as Area, getName))}`;
}

/**
 * Cuts the JSON files of `src/i18n/locales`, a file a feature, into what a browser downloads: `virtual:catalogue` lists
 * the downloads, `virtual:catalogue/event` and the like those of some pages,
 * `virtual:catalogue/<area>-<language>` is one, `virtual:catalogue/reasons` has the ready-made reasons.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return getCode(id.slice(1));
    },
    configureServer({ watcher, moduleGraph, hot }) {
      watcher.on('change', (file) => {
        if (path.dirname(path.dirname(file)) !== path.dirname(getLocaleFolder('en'))) return;
        moduleGraph.invalidateAll();
        hot.send({ type: 'full-reload' });
      });
    },
  };
}
