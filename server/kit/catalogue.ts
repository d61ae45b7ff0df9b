import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import english from 'ra-language-english';
import type { Catalogue, Section } from '#domain/kit/catalogue.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';

/** The folder of a language, a JSON file a feature. */
export const localeFolder = (language: string): string =>
  path.resolve(import.meta.dirname, '../../src/i18n/locales', language);

/** Every sentence of a language. English takes those of react-admin's own screens from its package. */
export function readCatalogue(language: string): Catalogue {
  const folder = localeFolder(language);
  const files = readdirSync(folder).map((name): [string, Section] => [
    path.basename(name, '.json'),
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  ]);
  const catalogue: Catalogue = Object.fromEntries(files);
  if (language === defaultLanguage) catalogue['react-admin'] = { ra: english.ra as unknown as Section };
  return catalogue;
}

const loaded = new Map<InterfaceLanguage, Catalogue>();

/** The same, read once. */
export function catalogueOf(language: InterfaceLanguage): Catalogue {
  const known = loaded.get(language) ?? readCatalogue(language);
  loaded.set(language, known);
  return known;
}
