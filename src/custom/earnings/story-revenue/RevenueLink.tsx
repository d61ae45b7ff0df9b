import { listStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { RecordLink } from '../../../resources/record/RecordLink.tsx';
import { formatPath } from './revenueQuery.ts';

interface Props {
  /** The field with the story's id. */
  source: 'id' | 'fiction_id';
}

/** Leads from a story, or from the book that it is translated as, to what it earned in each language. */
export function RevenueLink({ source }: Props) {
  if (!can(currentRole(), listStoryRevenue.roles)) return null;
  const toRevenue = ({ [source]: fiction_id }: { id: number; fiction_id?: number | null }) =>
    fiction_id ? formatPath({ fiction_id, by: 'language' }) : undefined;
  return <RecordLink to={toRevenue} label="earnings.office.works.revenue" />;
}
