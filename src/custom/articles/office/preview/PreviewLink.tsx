import { useRecordContext } from 'ra-core';
import { useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';

/** Leads from an article to what is saved of it, whose address can be given to others who write articles. */
export function PreviewLink() {
  const t = useT();
  const record = useRecordContext();
  return record ? (
    <Link className="button quiet" to={`/office/articles/preview?id=${record.id}`}>
      {t('articles.office.preview.open')}
    </Link>
  ) : null;
}
