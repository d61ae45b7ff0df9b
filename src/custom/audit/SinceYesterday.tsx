import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listActivity } from '#domain/audit/activity.calls.ts';
import { addDays } from '#domain/shared/clock.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { toLocalWall } from '../../lib/time/localWall.ts';
import { AuditItems } from '../../resources/audit/AuditItems.tsx';
import { Section } from '../../ui/Section.tsx';
import { formatPath, toCallQuery } from './activityQuery.ts';
import { activityKeys } from './queryKeys.ts';

/** As many as are taken in at a glance. */
const rowCount = 8;

/** What others did since yesterday to what the reader works on. */
export function SinceYesterday() {
  const t = useT();
  const [query] = useState(() => ({
    day_from: addDays(toLocalWall(new Date().toISOString()).day, -1),
    others: true,
    mine: true,
  }));
  const activity = useQuery({
    queryKey: activityKeys.latest(query),
    queryFn: () => send(listActivity, { query: { ...toCallQuery(query), per_page: rowCount } }),
  });
  return (
    <Section title={t('audit.office.activity.since_yesterday')} query={activity}>
      {({ items }) => (
        <>
          {items.length === 0 && <p className="note">{t('audit.office.activity.nobody')}</p>}
          <AuditItems items={items} getSubject={({ title }) => ({ title })} />
          <p>
            <Link to={formatPath(items.length > 0 ? query : {})}>{t('audit.office.activity.all')}</Link>
          </p>
        </>
      )}
    </Section>
  );
}
