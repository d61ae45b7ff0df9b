import { useRecordContext } from 'ra-core';
import { listWorksRevenue } from '#domain/earnings/worksRevenue.calls.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { currentRole } from '../../../lib/session/session.ts';
import { formatPath } from './place.ts';

/** Leads from a work, or from the book that it is translated as, to what it earned in each language. */
export function RevenueLink({ source }: { source: 'id' | 'fiction_id' }) {
  const t = useT();
  const fiction_id = useRecordContext<{ id: number; fiction_id?: number | null }>()?.[source];
  if (!fiction_id || !can(currentRole(), listWorksRevenue.roles)) return null;
  return (
    <Link className="button quiet" to={formatPath({ fiction_id, by: 'language' })}>
      {t('earnings.office.works.revenue')}
    </Link>
  );
}
