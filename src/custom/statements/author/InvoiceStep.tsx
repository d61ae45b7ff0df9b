import { useQuery } from '@tanstack/react-query';
import { previewInvoice } from '#domain/statements/statements.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { statementKeys } from '../queryKeys.ts';
import type { StepProps } from './step.ts';
import { StepButtons } from './StepButtons.tsx';
import css from './confirm.module.css';

/** Step 2: the invoice as it will be. */
export function InvoiceStep({ onNext, onBack, onClose }: StepProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: statementKeys.invoice(useLanguage()),
    queryFn: () => send(previewInvoice, {}),
    gcTime: 0,
  });
  if (error && !data) return <BrokenPage part error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <img
        className={css.invoice}
        src={`data:image/png;base64,${data.image_base_64}`}
        alt={t('statements.author.confirm.invoice')}
      />
      <StepButtons onBack={onBack} onClose={onClose}>
        <button type="button" className="button" onClick={onNext}>
          {t('statements.author.confirm.sign')}
        </button>
      </StepButtons>
    </>
  );
}
