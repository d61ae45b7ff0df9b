import type { EntityKey } from '#domain/entities.ts';
import { selectMessages, type Section } from '#domain/kit/catalogue.ts';
import type { Field } from '#domain/kit/fields.ts';
import { fold } from '#domain/kit/fold.ts';
import { defaultLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import { roles, type Role } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { getCatalogue } from '#server/kit/catalogue.ts';

type Labels = { fields: Record<string, string>; choices?: Record<string, Record<string, string>> };
type Common = { office: { yes: string; no: string }; role: Record<Role, string> };

/** What stands in a heading or a cell, as it is compared: whatever its case, and without the sign of a number. */
export const toCompared = (text: string): string => fold(text.replace(/[#*]/g, '').trim());

/** The words that a reader's screens have for an entity, in their language and in English. */
export function getWords(key: EntityKey, locale: InterfaceLanguage) {
  const languages: readonly InterfaceLanguage[] = [...new Set<InterfaceLanguage>([locale, defaultLanguage])];
  const labels = languages.map((language) => {
    const { resources } = selectMessages(getCatalogue(language), 'office', (name) => name);
    return (resources as Section)[key] as unknown as Labels;
  });
  const common = languages.map((language) => getCatalogue(language).common as unknown as Common);

  const getOptionNames = (name: string, option: string): string[] => {
    if (name === 'language' || name === 'languages')
      return languages.map((language) => formatLanguageName(option, language));
    if (roles.includes(option as Role)) return common.map(({ role }) => role[option as Role]);
    return labels.flatMap(({ choices }) => choices?.[name]?.[option] ?? []);
  };
  const optionsByField = new Map<string, ReadonlyMap<string, string>>();
  const getOptions = (name: string, options: readonly string[]): ReadonlyMap<string, string> => {
    const known = optionsByField.get(name);
    if (known) return known;
    const names = options.flatMap((option) =>
      [...getOptionNames(name, option), option].map((one) => [toCompared(one), option] as const),
    );
    const made = new Map(names);
    optionsByField.set(name, made);
    return made;
  };
  return {
    getFieldNames: (name: string): string[] => labels.flatMap(({ fields }) => fields[name] ?? []),
    /** The code of what a cell calls an option; undefined where it is none. */
    findOption: (name: string, { options = [] }: Pick<Field, 'options'>, cell: string): string | undefined =>
      getOptions(name, options).get(toCompared(cell)),
    /** Yes or no; undefined where a cell says neither. */
    findFlag(cell: string): boolean | undefined {
      const compared = toCompared(cell);
      const isAmong = (words: readonly string[]) => words.some((word) => toCompared(word) === compared);
      if (isAmong(['true', '1', ...common.map(({ office }) => office.yes)])) return true;
      return isAmong(['false', '0', ...common.map(({ office }) => office.no)]) ? false : undefined;
    },
  };
}
export type Words = ReturnType<typeof getWords>;
