import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import english from 'ra-language-english';
import type { Catalogue, Section } from '#domain/kit/catalogue.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';

/** The folder of a language, a JSON file a feature. */
export const getLocaleFolder = (language: string): string =>
  path.resolve(import.meta.dirname, '../../src/i18n/locales', language);

/** A section with some of its sentences said otherwise. */
const overlay = (base: Section, own: Section): Section => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(own).map(([key, sentence]) => [
      key,
      typeof sentence === 'string' ? sentence : overlay(base[key] as Section, sentence),
    ]),
  ),
});

/** Every sentence of a language. English has those of react-admin's own screens from its package, and says some better. */
export function readCatalogue(language: string): Catalogue {
  const folder = getLocaleFolder(language);
  const files = readdirSync(folder).map((name): [string, Section] => [
    path.basename(name, '.json'),
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  ]);
  const catalogue: Catalogue = Object.fromEntries(files);
  if (language === defaultLanguage)
    catalogue['react-admin'] = overlay(english as unknown as Section, catalogue['react-admin']!);
  return catalogue;
}

const loaded = new Map<InterfaceLanguage, Catalogue>();

/** The same, read once. */
export function getCatalogue(language: InterfaceLanguage): Catalogue {
  const catalogue = loaded.get(language) ?? readCatalogue(language);
  loaded.set(language, catalogue);
  return catalogue;
}
