import { useRecordContext } from 'ra-core';
import { article } from '#domain/articles/article.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useIsPublished } from './useIsPublished.ts';

/** Tells who does not publish that what they save has to wait, and that its time counts no more. */
export function WaitsNote() {
  const t = useT();
  const locale = useLanguage();
  const at = useRecordContext<RecordOf<typeof article>>()?.publish_at;
  const isPublished = useIsPublished();
  if (can(currentRole(), article.fields.pending.write!)) return null;
  return (
    <>
      {isPublished && <p className="note">{t('articles.office.pending.waits')}</p>}
      {at && <p className="note">{t('articles.office.pending.loses_time', { time: formatTime(at, locale) })}</p>}
    </>
  );
}
