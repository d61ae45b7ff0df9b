import type { InterfaceLanguage } from '#domain/languages.ts';
import { catalogues } from '../../../src/i18n/catalogues.ts';

/** Sentences by their keys. */
export type Leaves = Record<string, string>;

const flat = (messages: object, at = ''): Leaves =>
  Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string' ? { [`${at}${key}`]: value } : flat(value as object, `${at}${key}.`),
    ),
  );

/** Every sentence of a language. */
export const sentencesOf = async (language: InterfaceLanguage): Promise<Leaves> => {
  const [{ default: door }, { default: inside }, { default: desk }, { default: labels }, { default: staff }] =
    await Promise.all([
      catalogues[language].messages(),
      catalogues[language].inside(),
      catalogues[language].desk(),
      catalogues[language].labels(),
      catalogues[language].staff(),
    ]);
  return flat({ ...door, ...inside, ...desk, ...staff, resources: labels });
};
