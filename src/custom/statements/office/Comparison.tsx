import { useTranslate } from 'ra-core';
import { earnedColumns } from '#domain/earnings/earned.ts';
import { isStoryLanguage } from '#domain/languages.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { RefLink } from '../../../resources/RefLink.tsx';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Card } from '../../../ui/review/Card.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import type { Reviewed } from './statement.ts';
import css from '../../../ui/money/statement.module.css';

const columns = {
  royalty_income: 'royalty_share',
  ad_income: 'ad_share',
  gift_income: 'gift_share',
  bonus: 'bonus',
  fine: 'fine',
} as const;
const isColumn = (name: string): name is keyof typeof columns => name in columns;

/** The figures that were closed beside those of the ledger, in all and story by story. */
export function Comparison({ review }: { review: Reviewed }) {
  const t = useT();
  const label = useFieldLabel();
  const money = useMoney();
  const unequal = review.parts.some(({ frozen, ledger }) => frozen !== ledger);
  return (
    <>
      <Card title={t('statements.office.review.compare')}>
        <p className={unequal ? css.bad : css.good}>
          {t(unequal ? 'statements.office.review.unequal' : 'statements.office.review.equal')}
        </p>
        <Scroller className={css.scroll}>
          <table className="table figures">
            <thead>
              <tr>
                <th scope="col">{t('statements.office.review.part')}</th>
                <th scope="col">{t('statements.office.review.closed')}</th>
                <th scope="col">{t('statements.office.review.ledger')}</th>
                <th scope="col">{t('statements.office.review.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {review.parts.map(({ part, frozen, ledger }) => (
                <tr key={part} className={part === 'amount_payable' ? 'sum' : undefined}>
                  <th scope="row">{label(statement, part)}</th>
                  <td>{money(part === 'fine' ? -frozen || 0 : frozen)}</td>
                  <td>{money(part === 'fine' ? -ledger || 0 : ledger)}</td>
                  <td className={frozen === ledger ? css.none : css.off}>
                    {frozen === ledger ? '—' : money(ledger - frozen)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
        <p className={review.sound ? 'note' : css.bad}>
          {t(review.sound ? 'statements.office.review.sound' : 'statements.office.review.unsound')}{' '}
          <code className={css.hash} translate="no">
            {review.hash?.slice(0, 16)}
          </code>
        </p>
      </Card>
      {review.lines.length > 0 && <Lines lines={review.lines} />}
    </>
  );
}

function Lines({ lines }: { lines: Reviewed['lines'] }) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const label = useFieldLabel();
  const money = useMoney();
  const formatDate = useFormatDate();
  const filled = earnedColumns.filter(isColumn).filter((name) => lines.some(({ frozen }) => frozen[name] !== 0));
  const isOff = ({ frozen, ledger }: Reviewed['lines'][number]) =>
    frozen.total_income_amount !== ledger.total_income_amount;
  const off = lines.some(isOff);
  const later = lines.some((line) => line.later !== 0);
  const about = (key: string) => (isStoryLanguage(key) ? formatLanguageName(key, language) : key && formatDate(key));
  return (
    <Card title={t('statements.office.review.works')}>
      <Scroller className={css.scroll}>
        <table className="table figures">
          <thead>
            <tr>
              <th scope="col">{translate(`resources.${resourceOf(fiction)}.name`, { smart_count: 1 })}</th>
              {filled.map((name) => (
                <th key={name} scope="col">
                  {label(statement, columns[name])}
                </th>
              ))}
              <th scope="col">{t('statements.office.review.total')}</th>
              {off && <th scope="col">{t('statements.office.review.ledger')}</th>}
              {later && <th scope="col">{t('statements.office.review.later')}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { key, fiction_id, title, frozen, ledger, later: since } = line;
              return (
                <tr key={`${key}:${fiction_id}`}>
                  <th scope="row">
                    {fiction_id === null ? (
                      '—'
                    ) : (
                      <span translate="no">
                        <RefLink to={fiction.name} id={fiction_id} title={title} />
                      </span>
                    )}
                    <small>{about(key)}</small>
                  </th>
                  {filled.map((name) => (
                    <td key={name}>{money(name === 'fine' ? -frozen.fine || 0 : frozen[name])}</td>
                  ))}
                  <td>{money(frozen.total_income_amount)}</td>
                  {off && <td className={isOff(line) ? css.off : css.none}>{money(ledger.total_income_amount)}</td>}
                  {later && <td>{since === 0 ? '—' : money(since)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
      {later && <p className="note">{t('statements.office.review.later_hint')}</p>}
    </Card>
  );
}
