import catalogues from 'virtual:catalogue';
import { readerAreas, mergeCatalogues, type Section } from '#domain/kit/catalogue.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';

/** Sentences by their keys. */
export type Leaves = Record<string, string>;

const flat = (messages: Section, at = ''): Leaves =>
  Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string' ? { [`${at}${key}`]: value } : flat(value, `${at}${key}.`),
    ),
  );

/** Every sentence of a language's screens. */
export const loadSentences = async (language: InterfaceLanguage): Promise<Leaves> => {
  const parts = await Promise.all(readerAreas.map((area) => catalogues[language][area]()));
  return flat(mergeCatalogues(parts.map((part) => part.default)));
};
