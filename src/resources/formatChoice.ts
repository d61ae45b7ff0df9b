import type { Field } from '#domain/kit/fields.ts';
import { roles, type Role } from '#domain/roles.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { currentLanguage } from '../i18n/index.ts';

type Translate = (key: string, args?: object) => string;

/**
 * An option in the reader's words: languages by Intl, roles by the shell, codes of reference data by the
 * catalogue of tags, the rest by the resource's labels.
 */
export function formatChoice(
  resource: string,
  name: string,
  field: Field,
  option: string,
  translate: Translate,
): string {
  if (name === 'language' || name === 'languages') return formatLanguageName(option, currentLanguage());
  if (roles.includes(option as Role)) return translate(`common.role.${option}`);
  if (!field.options) return translate(`stories.shared.tag.${option}`, { _: option });
  return translate(`resources.${resource}.choices.${name}.${option}`);
}
