import { useRecordContext } from 'ra-core';
import { useController, useWatch } from 'react-hook-form';
import { article } from '#domain/articles/article.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { currentRole } from '../../../lib/session/session.ts';
import css from './office.module.css';

type Article = RecordOf<typeof article>;

/** Is the article of the form around published, and stays so? A clause has its editions. */
function useIsPublished(): boolean {
  const record = useRecordContext<Article>();
  const state = useWatch({ name: 'state' });
  return record?.state === 'published' && (state ?? record.state) === 'published' && record.place !== 'clause';
}

/** Whether readers get what is saved at once, where they get a text already. */
export function PendingInput() {
  const t = useT();
  const { ref, value, onBlur, onChange } = useController({ name: 'pending' }).field;
  if (!useIsPublished()) return null;
  return (
    <label className={css.check}>
      <input
        ref={ref}
        type="checkbox"
        checked={Boolean(value)}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {t('articles.office.pending.hold')}
    </label>
  );
}

/** Tells who does not publish that what they save has to wait, and that its time counts no more. */
export function WaitsNote() {
  const t = useT();
  const locale = useLanguage();
  const at = useRecordContext<Article>()?.publish_at;
  const isPublished = useIsPublished();
  if (can(currentRole(), article.fields.pending.write!)) return null;
  return (
    <>
      {isPublished && <p className="note">{t('articles.office.pending.waits')}</p>}
      {at && <p className="note">{t('articles.office.pending.loses_time', { time: formatTime(at, locale) })}</p>}
    </>
  );
}
