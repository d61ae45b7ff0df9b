import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { isLasting } from '#domain/contracts/eligibility.ts';
import { useNewRole } from '../../../authProvider/useNewRole.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Cancel } from './Cancel.tsx';
import { Checklist } from './Checklist.tsx';
import { Journey } from './Journey.tsx';
import { ReadContracts } from './ReadContracts.tsx';
import { Sent } from './Sent.tsx';
import { Signed } from './Signed.tsx';
import { Signing } from './Signing.tsx';
import type { ContractState } from './useContracts.ts';
import { Wizard } from './Wizard.tsx';
import { reviewStep, signedStep, WizardFrame } from './WizardFrame.tsx';
import css from './Sign.module.css';

/** What cannot be mended while an application is filled in. */
const hopeless = new Set(['status', 'genre', 'words', 'attempts']);

/** The contract of a story, at whatever stage it is. */
export function StoryContract({ state }: { state: ContractState }) {
  const t = useT();
  const { fiction, application, checks } = state;
  const signed = fiction.contract_status === 'signed';
  useNewRole(signed);
  if (signed)
    return (
      <WizardFrame at={signedStep}>
        <div className="stack">
          <Signed state={state} />
          <Journey state={state} />
          <Sent state={state} />
        </div>
      </WizardFrame>
    );
  if (application?.next) {
    const broken = checks.filter((line) => isLasting(line) && !line.met);
    return (
      <WizardFrame at={reviewStep}>
        <div className="stack">
          {broken.length > 0 && <Checklist id={fiction.id} checks={broken} text={t('contracts.author.check.waits')} />}
          {application.next === 'author' && <Signing state={state} ready={broken.length === 0} />}
          <Journey state={state} />
          <Sent state={state} />
          <Pending state={state} />
        </div>
      </WizardFrame>
    );
  }
  const open = checks.every(({ check, met }) => met || !hopeless.has(check));
  return (
    <div className="stack">
      <Ended state={state} />
      <Checklist id={fiction.id} checks={checks} />
      {open ? <Wizard states={[state]} /> : <ReadContracts />}
    </div>
  );
}

/** The way back, and what stays closed until there is an answer. */
function Pending({ state: { fiction } }: { state: ContractState }) {
  const t = useT();
  return (
    <div className={css.pending}>
      <p className="muted">{t('contracts.author.locked')}</p>
      <Cancel story={fiction} />
    </div>
  );
}

/** How the last application ended, and what can be done now. */
function Ended({ state: { fiction, application, steps } }: { state: ContractState }) {
  const t = useT();
  const formatCount = useFormatCount();
  const status = fiction.contract_status;
  if (!application || (status !== 'rejected' && status !== 'cancelled' && status !== 'expired')) return null;
  const remainingAttempts = Math.max(0, contractLimits.attempts - fiction.application_count);
  const notice = application.rejection_notice ?? steps.findLast(({ reason }) => reason)?.reason;
  const isBad = status !== 'cancelled';
  return (
    <section className={`callout ${isBad ? 'bad' : ''} ${css.ended}`} aria-labelledby="ended">
      <h2 id="ended" className={isBad ? 'problem' : undefined}>
        {t(`contracts.author.ended.${status}`)}
      </h2>
      {status === 'rejected' && notice && (
        <>
          <p>{t('contracts.author.ended.notice')}</p>
          <blockquote className={css.notice}>
            <p>{notice}</p>
          </blockquote>
        </>
      )}
      {status === 'expired' && <p>{t('contracts.shared.errors.link_expired')}</p>}
      <p>
        {remainingAttempts > 0
          ? formatCount('contracts.author.ended.again', remainingAttempts)
          : t('stories.author.steps.no_attempts')}
      </p>
    </section>
  );
}
