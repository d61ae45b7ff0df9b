import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { user } from '#domain/accounts/user.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getAuthorMoney } from '#domain/payouts/authorMoney.calls.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { findRelations } from '#domain/relations.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { isNotFound, send } from '../../lib/api/client.ts';
import { parseId } from '../../lib/routing/parseId.ts';
import { currentRole } from '../../lib/session/session.ts';
import { RelationList } from '../../resources/record/RelationList.tsx';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { Card } from '../../ui/review/Card.tsx';
import { StateChip } from '../../ui/state/StateChip.tsx';
import { payoutKeys } from './queryKeys.ts';

type Author = AnswerOf<typeof getAuthorMoney>;

/** `/office/author-money?id=`: an author as those see them who pay them, with each list of their money that the reader may open. */
export function AuthorMoney() {
  const [params] = useSearchParams();
  const id = parseId(params);
  const { data, error, refetch } = useQuery({
    queryKey: payoutKeys.author(id!),
    queryFn: () => send(getAuthorMoney, { params: { id: id! } }),
    enabled: id !== undefined,
  });
  if (id === undefined || isNotFound(error)) return <NotFound />;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Loaded author={data} />;
}

function Loaded({ author }: { author: Author }) {
  const t = useT();
  const translate = useTranslate();
  const label = useFieldLabel();
  const relations = useMemo(() => findRelations(user, currentRole()!).filter(({ field }) => field === 'author_id'), []);
  usePageTitle(`${t('payouts.office.author.title')} · ${author.user_name}`);
  return (
    <div className="stack">
      <header className="record-head">
        <h1 translate="no">{author.pen_name ?? author.user_name}</h1>
        <StateChip state={author.status}>{label(user, 'status', author.status)}</StateChip>
      </header>
      <Payment author={author} />
      <ResourceContextProvider value={resourceOf(user)}>
        <RecordContextProvider value={author}>
          {relations.map((relation) => (
            <RelationList
              key={relation.entity.name}
              relation={relation}
              title={translate(`resources.${resourceOf(relation.entity)}.name`, { smart_count: 2 })}
              id={author.id}
            />
          ))}
        </RecordContextProvider>
      </ResourceContextProvider>
    </div>
  );
}

function Payment({ author: { user_name, pen_name, payment } }: { author: Author }) {
  const t = useT();
  const language = useLanguage();
  const label = useFieldLabel();
  const lines = [
    [label(user, 'user_name'), user_name],
    [label(user, 'pen_name'), pen_name],
    [label(payroll, 'payment_type'), payment && label(payroll, 'payment_type', payment.payment_type)],
    [t('payouts.office.author.changed'), payment && formatTime(payment.updated_at, language)],
    [t('payouts.office.author.held'), payment?.held_until && formatTime(payment.held_until, language)],
  ];
  return (
    <Card title={t('payouts.office.author.title')}>
      <dl className="details">
        {lines
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
      </dl>
      {!payment && <p>{t('payouts.office.author.none')}</p>}
    </Card>
  );
}
