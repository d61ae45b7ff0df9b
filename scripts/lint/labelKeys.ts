import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { timestampFields } from '#domain/kit/entity.ts';
import { isInterfaceLanguage, isStoryLanguage } from '#domain/languages.ts';
import { roles } from '#domain/roles.ts';

/** Options that name themselves: languages by Intl, roles by `common.role`. */
const namesItself = (option: string) =>
  isInterfaceLanguage(option) || isStoryLanguage(option) || (roles as readonly string[]).includes(option);

function getKeys({ fields }: Entity): string[] {
  const labelled = Object.entries(fields).filter(([name]) => !(name in timestampFields));
  return labelled.flatMap(([name, { kind, options = [] }]) => [
    `fields.${name}`,
    ...(kind === 'choice' && !options.every(namesItself) ? options.map((option) => `choices.${name}.${option}`) : []),
  ]);
}

/** The keys of every entity's labels: its name, its fields and their options. */
export const labelKeys: readonly string[] = Object.entries(entities).flatMap(([entity, declared]) =>
  ['name', ...getKeys(declared as unknown as Entity)].map((key) => `${entity}.${key}`),
);

/** What an entity's screens may be called besides: its list, that of who sees only own records, and a record's page. */
export const screenLabelKeys: readonly string[] = Object.entries(entities).flatMap(([entity, { rowScope }]) =>
  ['list', 'details', ...(Object.keys(rowScope).length > 0 ? ['own_list'] : [])].map((key) => `${entity}.${key}`),
);
