import { useRecordContext } from 'ra-core';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';

/** Leads from an approved entry to where translations still say what it was before. */
export function ReplaceLink() {
  const t = useT();
  const record = useRecordContext<{ id: number; state: string }>();
  if (record?.state !== 'approved') return null;
  return (
    <Link className="button quiet" to={`/office/replace-term?entry=${record.id}`}>
      {t('translation.office.replace.title')}
    </Link>
  );
}
