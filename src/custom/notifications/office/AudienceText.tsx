import type { Audience } from '#domain/notifications/announcement.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';

/** Whom an announcement reaches, in words. */
export function AudienceText({ audience: { languages, roles, contracts } }: { audience: Audience }) {
  const t = useT();
  const locale = useLanguage();
  const parts = [
    ...languages.map((code) => formatLanguageName(code, locale)),
    ...roles.map((role) => t(`common.role.${role}`)),
    ...contracts.map((contract) => t(`notifications.seldom.contract.${contract}`)),
  ];
  return <span>{parts.length === 0 ? t('notifications.seldom.everybody') : parts.join(' · ')}</span>;
}
