import { useNotify } from 'ra-core';
import { useState } from 'react';
import { signContract } from '#domain/contracts/contracts.calls.ts';
import { uploadImage } from '#domain/images/images.calls.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { ApiError, send } from '../../../lib/api/client.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { currentUser } from '../../../lib/session/session.ts';
import { PasswordInput } from '../../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { usePasswordForm } from '../../../ui/forms/usePasswordForm.ts';
import { SignatureInput, type SignatureValue } from '../../../ui/signature/SignatureInput.tsx';
import { isSigned, useSignatureUrl } from '../../../ui/signature/useSignatureUrl.ts';
import { contractChanges } from '../queryKeys.ts';
import { useContractPdf } from './useContractPdf.ts';
import css from './Signing.module.css';

interface Props {
  fiction_id: number;
  number: string;
  /** The SHA-256 of the contract that was issued. */
  issued: string;
  /** The signature in the profile. */
  stored: string | null;
  /** All that the contract needs is still there. */
  ready: boolean;
}

const proof = signContract.body.pick(['password']);

export function SigningForm({ fiction_id, number, issued, stored, ready }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const notify = useNotify();
  const pdf = useContractPdf(fiction_id, issued);
  const [opened, setOpened] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [signature, setSignature] = useState<SignatureValue>({
    by: stored ? 'upload' : 'hand',
    strokes: [],
    name: '',
    url: stored,
  });
  const storeSignature = useSignatureUrl((file) => send(uploadImage, { params: { kind: 'signature' }, file }));
  const differs = pdf.hash !== issued;
  const unsent =
    (signature.by === 'hand' && signature.strokes.length > 0) || (signature.by === 'name' && signature.name !== '');

  /** Says that nothing was signed, and why; what is wrong with the password is said at it. */
  const failed = (failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.errors.password) throw failure;
    const { message, args } = failure.problem;
    const reason = translate(message, args);
    throw new ApiError(failure.status, 'contracts.author.prove.failed', { args: { reason } }, failure.retryAfter);
  };
  const { form, errors, refusal, pending, waiting } = usePasswordForm(
    proof,
    async ({ password }) => {
      if (!agreed) throw new ApiError(422, 'contracts.author.read.first');
      if (!isSigned(signature)) throw new ApiError(422, 'contracts.author.signature.first');
      const body = { document_hash: pdf.hash, signature_url: await storeSignature(signature), password };
      await send(signContract, { params: { fiction_id }, body }).catch(failed);
    },
    {
      invalidates: contractChanges,
      onSuccess: () => notify('contracts.author.signed_now', { type: 'success' }),
    },
  );
  useUnsavedWarning(unsent && !pending);

  return (
    <form className={css.form} {...form}>
      <div className={css.part}>
        <h3>{t('contracts.author.read.title')}</h3>
        <p translate="no">{number}</p>
        <div className="actions">
          <a
            className="button"
            href={pdf.url}
            target="_blank"
            rel="noreferrer"
            aria-disabled={!pdf.url}
            onClick={() => setOpened(pdf.url !== undefined)}
          >
            {t(pdf.url || pdf.error ? 'contracts.author.read.open' : 'common.loading')}
          </a>
          {pdf.url && (
            <a className="button quiet" href={pdf.url} download={`${number}.pdf`} onClick={() => setOpened(true)}>
              {t('contracts.author.read.save')}
            </a>
          )}
          {pdf.error && (
            <button type="button" className="button quiet" onClick={() => void pdf.refetch()}>
              {t('common.retry')}
            </button>
          )}
        </div>
        {differs && (
          <p role="alert" className={css.problem}>
            {t('contracts.shared.errors.document_changed')}
          </p>
        )}
        <label className="checkbox">
          <input
            type="checkbox"
            disabled={!opened}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          {t('contracts.author.read.agree')}
        </label>
        {!opened && <p className="muted">{t('contracts.author.read.first')}</p>}
      </div>
      <SignatureInput value={signature} onChange={setSignature} />
      <div className={css.part}>
        <h3>{t('contracts.author.prove.title')}</h3>
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={currentUser()?.username} readOnly />
        <div className={css.password}>
          <PasswordInput
            name="password"
            label={t('accounts.password')}
            error={errors.password}
            autoComplete="current-password"
          />
        </div>
        <p className="muted">{t('contracts.author.prove.evidence')}</p>
      </div>
      <Refused refusal={refusal} />
      {!ready && <p className={css.problem}>{t('contracts.author.prove.unmet')}</p>}
      <div>
        <button className="button" disabled={pending || waiting || differs || !ready}>
          {t(pending ? 'contracts.author.prove.signing' : 'contracts.author.prove.sign')}
        </button>
      </div>
    </form>
  );
}
