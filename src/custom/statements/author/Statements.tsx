import { useState } from 'react';
import { getStatementPdf } from '#domain/statements/statements.calls.ts';
import { getStatementStage } from '#domain/statements/statementSteps.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSave, useSavePrivateFile } from '../../../lib/api/privateFile.ts';
import { useParam } from '../../../lib/routing/useParam.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { QuestionsButton } from '../questions/QuestionsButton.tsx';
import type { ListedStatement } from './listedStatement.ts';
import { Timeline } from './Timeline.tsx';
import { useNext } from './useNext.ts';
import css from './Statements.module.css';

/** Statements that are shown at first. */
const few = 3;

/** Every closed month: what it came to, where it stands, and what happens next, by when. */
export function Statements({
  items,
  onMonth,
}: {
  items: readonly ListedStatement[];
  onMonth: (month: string) => void;
}) {
  const t = useT();
  const money = useMoney();
  const formatDate = useFormatDate();
  const next = useNext();
  const save = useSave();
  const saveFile = useSavePrivateFile();
  const [monthParam] = useParam('questions');
  // Questions on a month that an address leads to are at its row.
  const [all, setAll] = useState(() => items.findIndex(({ month }) => month === monthParam) >= few);
  if (items.length === 0) return <p className="note">{t('statements.author.list.empty')}</p>;
  return (
    <>
      <Scroller>
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
            {items.slice(0, all ? undefined : few).map((statement) => (
              <tr key={statement.id}>
                <th scope="row" className={css.month}>
                  <button
                    type="button"
                    className="link"
                    aria-haspopup="dialog"
                    onClick={() => onMonth(statement.month)}
                  >
                    {formatDate(statement.month)}
                  </button>
                </th>
                <td>{money(statement.amount_payable)}</td>
                <td className="words">
                  <StateChip state={getStatementStage(statement)}>
                    {t(`statements.author.stage.${getStatementStage(statement)}`)}
                  </StateChip>
                </td>
                <td className="words">
                  <p>{next(statement)}</p>
                  {statement.reason && (
                    <p className="note">{t('statements.author.list.reason', { reason: statement.reason })}</p>
                  )}
                  {statement.fee ? (
                    <p className="note">{t('statements.author.list.fee', { fee: statement.fee })}</p>
                  ) : null}
                  <div className={css.files}>
                    <button
                      type="button"
                      className="link"
                      aria-label={t('statements.author.list.pdf_of', { month: formatDate(statement.month) })}
                      onClick={() => void save(() => send(getStatementPdf, { params: { id: statement.id } }))}
                    >
                      {t('statements.author.list.pdf')}
                    </button>
                    {statement.invoice_image_url && (
                      <button
                        type="button"
                        className="link"
                        aria-label={t('statements.author.list.invoice_of', { month: formatDate(statement.month) })}
                        onClick={() => void saveFile(statement.invoice_image_url!)}
                      >
                        {t('statements.author.list.invoice')}
                      </button>
                    )}
                    <QuestionsButton month={statement.month} />
                  </div>
                  <Timeline statement={statement} />
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
