import { useQuery } from '@tanstack/react-query';
import { getStoryEarnings, type listEarnings } from '#domain/earnings/earnings.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BonusLines } from '../../../ui/money/BonusLines.tsx';
import { EarnedTable } from '../../../ui/money/EarnedTable.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { earningsKeys } from '../queryKeys.ts';
import { SaveTable } from './SaveTable.tsx';
import { buildEarnedSheet } from './sheet.ts';

const Reads = lazyWithPreload(makePreloadable(async () => (await import('../../stories/reads/Reads.tsx')).default));

interface Props {
  story: AnswerOf<typeof listEarnings>['works'][number];
  period: Pick<AnswerOf<typeof listEarnings>, 'view' | 'from' | 'to'>;
  onClose: () => void;
}

type Detail = AnswerOf<typeof getStoryEarnings>;

/** From what readers paid, where the apps told it, to what the author gets, in cents. */
const getSteps = (detail: Detail) =>
  [
    ...(detail.app_fees === 0
      ? []
      : ([
          ['story.gross', detail.net_amount + detail.app_fees],
          ['story.fees', -detail.app_fees],
        ] as const)),
    ['story.net', detail.net_amount],
    ['story.share', detail.royalty_income + detail.ad_income + detail.gift_income],
    ['earned.bonus', detail.bonus],
    ['earned.fine', -detail.fine || 0],
    ['earned.total_income_amount', detail.total_income_amount],
  ] as const;

/** What a story earned in the period by app and language, and what it was given or fined. */
export function StoryEarnings({ story: { fiction_id, title }, period: { view, from, to }, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const formatDate = useFormatDate();
  const money = useMoney();
  const query = { view, from, to };
  const { data, error, refetch } = useQuery({
    queryKey: earningsKeys.story(fiction_id, query),
    queryFn: () => send(getStoryEarnings, { params: { fiction_id }, query }),
  });
  const paidFor = ({ net_amount, app_fees }: Detail['items'][number]) => {
    if (app_fees === 0) return t('earnings.author.story.net_of', { amount: net_amount });
    return t('earnings.author.story.gross_and_net', { gross: net_amount + app_fees, amount: net_amount });
  };
  const getSheet = (detail: Detail) =>
    buildEarnedSheet(
      t,
      `quillhouse-story-${fiction_id}-${from}-${to}`,
      t('earnings.author.earned.period'),
      detail.items.map((item) => ({ ...item, label: [item.date, item.app, item.language].filter(Boolean).join(' ') })),
      detail,
    );
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      {!data && !error && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {data && (
        <>
          <dl className="details inline">
            {getSteps(data).map(([name, cents]) => (
              <div key={name}>
                <dt>{t(`earnings.author.${name}`)}</dt>
                <dd>{money(cents)}</dd>
              </div>
            ))}
          </dl>
          <EarnedTable
            head={t('earnings.author.earned.period')}
            rows={data.items.toReversed().map((item) => {
              const key = `${item.date} ${item.app} ${item.language}`;
              return {
                ...item,
                key,
                name: (
                  <>
                    {formatDate(item.date)}{' '}
                    <span className="note">
                      {item.app && <span translate="no">{item.app}</span>}
                      {item.language && ` · ${formatLanguageName(item.language, language)}`}
                    </span>
                    {item.net_amount !== 0 && <div className="note">{paidFor(item)}</div>}
                  </>
                ),
              };
            })}
            sum={data}
          />
          <SaveTable sheet={() => getSheet(data)} />
          <h3>{t('bonuses.author.list.title')}</h3>
          <BonusLines lines={data.bonus_detail} />
          <h3>{t('earnings.author.popularity')}</h3>
          <Reads story={{ id: fiction_id, language: data.language, chapter_count: data.chapter_count }} />
        </>
      )}
    </Dialog>
  );
}
