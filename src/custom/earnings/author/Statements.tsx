import { useState } from 'react';
import { stageOf, type StatementStage } from '#domain/statements/statement.ts';
import { getBillPaper } from '#domain/statements/statements.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSave, useSavePrivateFile } from '../../../lib/api/privateFile.ts';
import { useParam } from '../../../lib/routing/useParam.ts';
import { useFormatDate, useMoney } from '../../../lib/useMoney.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { QuestionsButton } from '../../statements/questions/QuestionsButton.tsx';
import type { Bill } from './bill.ts';
import { Timeline } from './Timeline.tsx';
import { useNext } from './useNext.ts';
import css from '../../../ui/money/money.module.css';

/** Statements that are shown at first. */
const few = 3;
export const colours: Partial<Record<StatementStage, string>> = {
  paid: 'good',
  approved: 'good',
  rejected: 'bad',
  failed: 'bad',
};

/** Every closed month: what it came to, where it stands, and what happens next, by when. */
export function Statements({ items, onMonth }: { items: readonly Bill[]; onMonth: (month: string) => void }) {
  const t = useT();
  const money = useMoney();
  const formatDate = useFormatDate();
  const next = useNext();
  const save = useSave();
  const saveFile = useSavePrivateFile();
  const [asked] = useParam('questions');
  // Questions on a month that an address leads to are at its row.
  const [all, setAll] = useState(() => items.findIndex(({ month }) => month === asked) >= few);
  if (items.length === 0) return <p className="note">{t('statements.author.list.empty')}</p>;
  return (
    <>
      <Scroller label={t('statements.author.list.title')}>
        <table className={`table figures ${css.statements}`}>
          <thead>
            <tr>
              <th scope="col">{t('statements.author.list.month')}</th>
              <th scope="col">{t('statements.author.list.amount')}</th>
              <th scope="col" className="words">
                {t('statements.author.list.status')}
              </th>
              <th scope="col" className="words">
                {t('statements.author.list.next')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.slice(0, all ? undefined : few).map((bill) => (
              <tr key={bill.id}>
                <th scope="row" className={css.month}>
                  <button type="button" className="link" aria-haspopup="dialog" onClick={() => onMonth(bill.month)}>
                    {formatDate(bill.month)}
                  </button>
                </th>
                <td>{money(bill.amount_payable)}</td>
                <td className="words">
                  <span className={`chip ${colours[stageOf(bill)] ?? ''}`}>
                    {t(`statements.author.stage.${stageOf(bill)}`)}
                  </span>
                </td>
                <td className="words">
                  <p>{next(bill)}</p>
                  {bill.reason && <p className="note">{t('statements.author.list.reason', { reason: bill.reason })}</p>}
                  {bill.fee ? <p className="note">{t('statements.author.list.fee', { fee: bill.fee })}</p> : null}
                  <div className={css.files}>
                    <button
                      type="button"
                      className="link"
                      aria-label={t('statements.author.list.paper_of', { month: formatDate(bill.month) })}
                      onClick={() => void save(() => send(getBillPaper, { params: { id: bill.id } }))}
                    >
                      {t('statements.author.list.paper')}
                    </button>
                    {bill.invoice_image_url && (
                      <button
                        type="button"
                        className="link"
                        aria-label={t('statements.author.list.invoice_of', { month: formatDate(bill.month) })}
                        onClick={() => void saveFile(bill.invoice_image_url!)}
                      >
                        {t('statements.author.list.invoice')}
                      </button>
                    )}
                    <QuestionsButton month={bill.month} />
                  </div>
                  <Timeline bill={bill} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {items.length > few && (
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'statements.author.list.fewer' : 'statements.author.list.all')}
        </button>
      )}
    </>
  );
}
