import { useNotify, useRecordContext, useRefresh, useUpdate } from 'ra-core';
import { article } from '#domain/articles/article.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { leave } from '../../../lib/routing/unsaved.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { useLocked } from '../../../resources/lock/locked.ts';

/** Says that readers get another text than the saved one, and lets them have that; what is typed and not saved is asked about before. */
export function PendingText() {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useLocked();
  const record = useRecordContext<RecordOf<typeof article>>()!;
  const [update, { isPending }] = useUpdate();
  if (!record.pending) return null;
  const publish = () =>
    void update(
      resourceOf(article),
      { id: record.id, data: { pending: false }, previousData: record },
      {
        onSuccess: () => notify('articles.office.pending.published', { type: 'success' }),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: refresh,
      },
    );
  return (
    <section className="callout stack" aria-labelledby="pending-text">
      <h2 id="pending-text">{t('articles.office.pending.title')}</h2>
      <p>{t('articles.office.pending.text')}</p>
      {can(currentRole(), article.fields.pending.write!) && (
        <div className="actions" data-actions="">
          <button type="button" className="button" disabled={isLocked || isPending} onClick={() => leave(publish)}>
            {t('articles.office.clause.publish')}
          </button>
        </div>
      )}
    </section>
  );
}
