import { useT } from '../../i18n/index.ts';

/** Who did something, as far as the reader is to know. */
export function Person({ by, hidden }: { by: string | null; hidden: boolean }) {
  const t = useT();
  if (hidden) return t('audit.office.colleague');
  return by === null ? t('audit.office.platform') : <span translate="no">{by}</span>;
}
