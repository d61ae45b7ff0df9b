import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'ra-core';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { listWorkContracts } from '#domain/contracts/contractReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import type { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { RefLink } from '../../../resources/RefLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { contractKeys } from '../queryKeys.ts';
import { ContractFiles } from './ContractFiles.tsx';
import css from '../../../ui/review/review.module.css';

type Contract = AnswerOf<typeof listWorkContracts>['items'][number];

/** The contracts that were drawn up for a work: what they are, when they were signed, and the way to read them. */
export function WorkContracts() {
  const t = useT();
  const work = useRecordContext<RecordOf<typeof fiction>>()!;
  const { data, error, refetch } = useQuery({
    queryKey: contractKeys.ofWork(work.id),
    queryFn: () => send(listWorkContracts, { params: { id: work.id } }),
  });
  if (!data) return error ? <TryAgain retry={refetch} error={error} /> : <Loading />;
  if (data.items.length > 0)
    return data.items.map((contract) => <ContractCard key={contract.number} contract={contract} />);
  const isSigned = work.contract_status === 'signed';
  return <p className="muted">{t(isSigned ? 'contracts.shared.errors.paper' : 'contracts.office.of_work.empty')}</p>;
}

function ContractCard({ contract }: { contract: Contract }) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const { application_id: id, number, type, status, paper, issued_at, signed_at, confirmed_at } = contract;
  const resource = resourceOf(contractApplication);
  const times = [
    ['approve', issued_at],
    ['sign', signed_at],
    ['confirm', confirmed_at],
  ] as const;
  return (
    <Card title={number}>
      <p className={css.facts}>
        <StateChip state={status}>{translate(`resources.${resource}.choices.status.${status}`)}</StateChip>
        <span>{translate(`resources.${resource}.choices.type.${type}`)}</span>
        <RefLink
          to={contractApplication.name}
          id={id}
          title={translate(`resources.${resource}.name`, { smart_count: 1 })}
        />
      </p>
      <dl className="details">
        {times.map(
          ([step, at]) =>
            at && (
              <div key={step}>
                <dt>{t(`contracts.office.application.step.${step}`)}</dt>
                <dd>
                  <time dateTime={at}>{formatTime(at, language)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
      {paper ? (
        <p className="note">{t('contracts.office.application.on_paper', { number })}</p>
      ) : (
        <ContractFiles id={id} hasCertificate={confirmed_at !== null} />
      )}
    </Card>
  );
}
