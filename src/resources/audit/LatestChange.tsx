import type { Entity } from '#domain/kit/entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { Person } from './Person.tsx';
import { useAuditLog } from './useAuditLog.ts';

/** Who did something to the record last, what and when: a name and its value in a list of facts. */
export function LatestChange({ entity }: { entity: Entity<any> }) {
  const t = useT();
  const language = useLanguage();
  const latest = useAuditLog(entity, 1).data?.items.find(({ of }) => of === entity.name);
  if (!latest) return null;
  const { by, by_hidden, action, at } = latest;
  return (
    <div>
      <dt>{t('audit.office.latest')}</dt>
      <dd>
        <Person by={by} hidden={by_hidden} />
        <small>
          {t(`audit.office.action.${action}`)} · <time dateTime={at}>{formatTime(at, language)}</time>
        </small>
      </dd>
    </div>
  );
}
