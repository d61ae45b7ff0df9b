import { getAuthorMoney } from '#domain/payouts/authorMoney.calls.ts';
import { getAuthorMoneyPath } from '#domain/payouts/authorMoneyPath.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../../lib/session/session.ts';
import { RecordLink } from '../../resources/record/RecordLink.tsx';

const toAuthor = ({ author_id }: { id: number; author_id?: number | null }) =>
  author_id ? getAuthorMoneyPath(author_id) : undefined;

/** Leads from what is paid to an author to all that is. */
export function AuthorMoneyLink() {
  if (!can(currentRole(), getAuthorMoney.roles)) return null;
  return <RecordLink to={toAuthor} label="payouts.office.author.open" />;
}
