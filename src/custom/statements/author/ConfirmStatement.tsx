import { useState } from 'react';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Steps } from '../../../ui/fields/Steps.tsx';
import { InvoiceStep } from './InvoiceStep.tsx';
import { PaymentDetailsStep } from './PaymentDetailsStep.tsx';
import { SignStep } from './SignStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useDecide, type StatementInfo } from './useStatement.ts';
import css from '../../../ui/money/money.module.css';

const steps = ['summary', 'payment', 'invoice', 'sign'] as const;

/**
 * Confirms a statement in up to four steps (portal.md section 4): what it is made of, where it is paid, and for a bank
 * transfer the invoice and its signature.
 */
export function ConfirmStatement({ statement: opened, onClose }: { statement: StatementInfo; onClose: () => void }) {
  const t = useT();
  const { translate } = useI18n();
  // What was opened is what is confirmed, whatever waits by then.
  const [statement] = useState(opened);
  const [at, setAt] = useState(0);
  const decide = useDecide(statement.month, onClose);
  const isBank = statement.payment_type === paymentTypes.bank;
  const step = { statement, decide, onNext: () => setAt(at + 1), onBack: () => setAt(at - 1), onClose };
  return (
    <Dialog wide title={t('statements.author.confirm.title')} onClose={onClose}>
      <Steps
        led
        names={steps.slice(0, isBank ? 4 : 2).map((name) => t(`statements.author.confirm.step.${name}`))}
        at={at}
      />
      {decide.problem && (
        <p role="alert" className={css.problem}>
          {translate(decide.problem.message, decide.problem.args)}
        </p>
      )}
      {at === 0 && <SummaryStep {...step} />}
      {at === 1 && <PaymentDetailsStep {...step} />}
      {at === 2 && <InvoiceStep {...step} />}
      {at === 3 && <SignStep {...step} />}
    </Dialog>
  );
}
