import { useT } from '../../../i18n/index.ts';
import { listKeyNames } from './listKeys.ts';

const actions = Object.keys(listKeyNames) as (keyof typeof listKeyNames)[];

/** What single keys do in a list, as a dialog of keys tells it. */
export function useListKeyLines(): (readonly [string, string])[] {
  const t = useT();
  return actions.map((action) => [t(`list-views.office.key.${action}`), listKeyNames[action]]);
}
