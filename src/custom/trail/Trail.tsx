import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import * as trails from '#domain/calls/trails.ts';
import { bonusDetail } from '#domain/entities/bonusDetail.ts';
import { chapter } from '#domain/entities/chapter.ts';
import { contractApplication } from '#domain/entities/contractApplication.ts';
import { fiction } from '#domain/entities/fiction.ts';
import { payroll } from '#domain/entities/payroll.ts';
import { revenueImport } from '#domain/entities/revenueImport.ts';
import { statement } from '#domain/entities/statement.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../dataProvider/client.ts';
import { useT } from '../../i18n/index.ts';
import { RecordSection } from '../record/RecordSection.tsx';
import { Pager } from '../story/Pager.tsx';
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
