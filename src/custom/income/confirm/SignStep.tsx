import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getInvoiceNumber, uploadSignature } from '#domain/calls/bill.ts';
import { send } from '../../../dataProvider/client.ts';
import { useT } from '../../../i18n/index.ts';
import { Loading } from '../../../shell/Loading.tsx';
import { BrokenPage } from '../../pages/BrokenPage.tsx';
import { Mark, type MarkValue } from '../../sign/Mark.tsx';
import { isMarked, useMarkUrl } from '../../sign/useMarkUrl.ts';
import type { StepProps } from './ConfirmBill.tsx';
import css from '../Income.module.css';

/** Step 3: the signature of the invoice; that of the last one is chosen already. */
export function SignStep({ decide, onClose }: StepProps) {
  const t = useT();
  const [chosen, setChosen] = useState<MarkValue>();
  const markUrl = useMarkUrl((file) => send(uploadSignature, { file }));
  const { data, error, refetch } = useQuery({
    queryKey: ['bill', 'number'],
    queryFn: () => send(getInvoiceNumber, {}),
  });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const last = data.last_signature_url;
  const mark: MarkValue = chosen ?? { by: last ? 'upload' : 'hand', strokes: [], url: last };
  return (
    <>
      <p className={css.muted}>{t('income.confirm.number', { number: data.invoice_num })}</p>
      <Mark kind="invoicesign" value={mark} onChange={setChosen} />
      <div className={css.buttons}>
        <button type="button" className="button quiet" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          className="button"
          disabled={decide.busy || !isMarked(mark)}
          onClick={() => void decide.run(async () => decide.confirm(await markUrl(mark)))}
        >
          {t(decide.busy ? 'account.saving' : 'income.confirm.send')}
        </button>
      </div>
    </>
  );
}
