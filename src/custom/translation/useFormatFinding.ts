import type { Finding } from '#domain/translation/checks.ts';
import { useT } from '../../i18n/index.ts';

/** Says what the checks find in a paragraph. */
export function useFormatFinding(): (finding: Finding) => string {
  const t = useT();
  return ({ check, what = '' }) => t(`translation.office.desk.check.${check}`, { what });
}
