import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import * as trails from '#domain/audit/auditLog.calls.ts';
import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { revenueImport } from '#domain/earnings/revenueImport.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Pager } from '../../ui/Pager.tsx';
import { RecordSection } from '../../ui/record/RecordSection.tsx';
import { TrailItem } from './TrailItem.tsx';
import css from './trail.module.css';

export type Item = AnswerOf<typeof trails.getWorkTrail>['items'][number];

const perPage = 10;
const calls = {
  [fiction.name]: trails.getWorkTrail,
  [chapter.name]: trails.getChapterTrail,
  [contractApplication.name]: trails.getApplicationTrail,
  [statement.name]: trails.getStatementTrail,
  [payroll.name]: trails.getPaymentTrail,
  [bonusDetail.name]: trails.getBonusTrail,
  [revenueImport.name]: trails.getImportTrail,
};

/** Who decided and changed what on the record that is shown, newest first. `of` names its entity. */
export function Trail({ of }: { of: string }) {
  const t = useT();
  const record = useRecordContext<{ id: number }>();
  const [page, setPage] = useState(1);
  const asked = useQuery({
    queryKey: ['trail', of, record?.id, page],
    queryFn: () => send(calls[of]!, { params: { id: record!.id }, query: { page, per_page: perPage } }),
    enabled: record !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <RecordSection title={t('trail.title')} asked={asked}>
      {({ items, total }) => (
        <>
          {total === 0 && <p className={css.quiet}>{t('trail.empty')}</p>}
          {total > 0 && (
            <ol className={css.items}>
              {items.map((item) => (
                <TrailItem key={item.id} item={item} foreign={item.of !== of} />
              ))}
            </ol>
          )}
          <Pager page={page} pages={Math.ceil(total / perPage)} onPage={setPage} />
        </>
      )}
    </RecordSection>
  );
}
