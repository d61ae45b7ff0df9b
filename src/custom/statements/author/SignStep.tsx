import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getInvoiceNumber, uploadSignature, uploadSignatureBase64 } from '#domain/statements/statements.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { openPrivateFile } from '../../../lib/api/privateFile.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { SignatureInput, type SignatureValue } from '../../../ui/signature/SignatureInput.tsx';
import { isSigned, useSignatureUrl } from '../../../ui/signature/useSignatureUrl.ts';
import { statementKeys } from '../queryKeys.ts';
import type { StepProps } from './step.ts';
import { StepButtons } from './StepButtons.tsx';

const upload = (file: Blob) => send(uploadSignature, { file });

/** Bytes as base64. */
const loadBase64 = async (file: Blob): Promise<string> =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''));

/**
 * Step 3: the signature of the invoice; that of the last one is chosen already. Whoever writes it by hand is shown the
 * invoice that it stands on.
 */
export function SignStep({ decide, onBack, onClose }: StepProps) {
  const t = useT();
  const [chosen, setChosen] = useState<SignatureValue>();
  const storeSignature = useSignatureUrl(async (ink) =>
    send(uploadSignatureBase64, { body: { image_base64: await loadBase64(ink) } }),
  );
  const { data, error, refetch } = useQuery({
    queryKey: statementKeys.number,
    queryFn: () => send(getInvoiceNumber, {}),
  });
  if (error && !data) return <BrokenPage part error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const last = data.last_signature_url;
  const signature: SignatureValue = chosen ?? { by: last ? 'upload' : 'hand', strokes: [], name: '', url: last };
  async function sign() {
    const { invoice_image_url } = await decide.confirm(await storeSignature(signature));
    if (signature.by !== 'upload' && invoice_image_url) void openPrivateFile(invoice_image_url);
  }
  return (
    <>
      <p className="note">{t('statements.author.confirm.number', { number: data.invoice_num })}</p>
      <SignatureInput kind="invoicesign" upload={upload} value={signature} onChange={setChosen} />
      <StepButtons onBack={onBack} onClose={onClose}>
        <button
          type="button"
          className="button"
          disabled={decide.pending || !isSigned(signature)}
          onClick={() => void decide.run(sign, 'statements.author.confirm.done')}
        >
          {t(decide.pending ? 'accounts.saving' : 'statements.author.confirm.send')}
        </button>
      </StepButtons>
    </>
  );
}
