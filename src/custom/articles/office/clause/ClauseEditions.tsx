import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { article } from '#domain/articles/article.entity.ts';
import { getClauseEditions, publishClause, withdrawEdition } from '#domain/articles/clauses.calls.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { leave } from '../../../../lib/routing/unsaved.ts';
import { currentRole } from '../../../../lib/session/session.ts';
import { useLocked } from '../../../../resources/lock/locked.ts';
import { RecordSection } from '../../../../ui/record/RecordSection.tsx';
import { articleKeys } from '../../queryKeys.ts';
import { EditionLine } from './EditionLine.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import css from '../office.module.css';

/** The editions of the clause of the record around, and the button that publishes what is saved. */
export function ClauseEditions() {
  const record = useRecordContext<RecordOf<typeof article>>()!;
  return record.place === 'clause' ? <Editions record={record} /> : null;
}

function Editions({ record }: { record: RecordOf<typeof article> }) {
  const t = useT();
  const isLocked = useLocked();
  const [asking, setAsking] = useState(false);
  const query = useQuery({
    queryKey: articleKeys.editions(record.id, record.revision, record.source_revision),
    queryFn: () => send(getClauseEditions, { params: { id: record.id } }),
  });
  return (
    <RecordSection title={t('articles.office.clause.title')} query={query}>
      {({ items, belongs_to, numbers_changed, obstacle }) => (
        <>
          {items.length === 0 && <p className="muted">{t('articles.office.clause.none')}</p>}
          <ol className={css.versions}>
            {items.map((edition) => (
              <li key={edition.number}>
                <EditionLine edition={edition} language={record.language} />
                {edition.standing === 'coming' && can(currentRole(), withdrawEdition.roles) && (
                  <WithdrawButton id={record.id} number={edition.number} />
                )}
              </li>
            ))}
          </ol>
          {numbers_changed && <p className="callout">{t('articles.office.clause.numbers_changed')}</p>}
          {belongs_to !== null && <p>{t('articles.office.clause.belongs', { number: belongs_to })}</p>}
          {can(currentRole(), publishClause.roles) && (
            <div className="actions" data-actions="">
              <button
                type="button"
                className="button"
                disabled={isLocked || obstacle !== null}
                aria-describedby={obstacle ? 'obstacle' : undefined}
                aria-haspopup="dialog"
                onClick={() => leave(() => setAsking(true))}
              >
                {t('articles.office.clause.publish')}
              </button>
              {obstacle && <span id="obstacle">{t(`articles.office.clause.obstacle.${obstacle}`)}</span>}
            </div>
          )}
          {asking && <PublishDialog record={record} editions={items} onClose={() => setAsking(false)} />}
        </>
      )}
    </RecordSection>
  );
}
