import { useT } from '../../../i18n/index.ts';
import { usePersonalProfile } from '../../../lib/session/usePersonalProfile.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { SigningForm } from './SigningForm.tsx';
import type { ContractState } from './useContracts.ts';
import css from './Signing.module.css';

/** The author's turn: read the contract, sign it, and prove by the password who does. */
export function Signing({ state, ready }: { state: ContractState; ready: boolean }) {
  const t = useT();
  const formatDual = useDualTime();
  const profile = usePersonalProfile();
  const { contract, application, fiction } = state;
  if (!contract?.document_hash || contract.paper)
    return <p className="callout">{t('contracts.shared.errors.paper')}</p>;
  if (profile.error && !profile.data) return <BrokenPage error={profile.error} retry={() => void profile.refetch()} />;
  if (!profile.data) return <Loading />;
  return (
    <section className="card" aria-labelledby="signing">
      <header className={css.head}>
        <h2 id="signing">{t('contracts.author.next_is.signature_verification')}</h2>
        {application?.expires_at && (
          <p className={css.due}>{t('contracts.author.by', { date: formatDual(application.expires_at) })}</p>
        )}
      </header>
      <SigningForm
        fiction_id={fiction.id}
        number={contract.number}
        issued={contract.document_hash}
        stored={profile.data.signature_image}
        ready={ready}
      />
    </section>
  );
}
