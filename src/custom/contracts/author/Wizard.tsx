import { useSearchParams } from 'react-router-dom';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { useT } from '../../../i18n/index.ts';
import { getSignPath } from '../../../lib/routing/story.ts';
import { focusField } from '../../../ui/fields/focusField.ts';
import { FormProblems } from '../../../ui/forms/FormProblems.tsx';
import { EditorStep } from './EditorStep.tsx';
import { formatFieldName, findStep, wizardSteps, type Place, type WizardStep } from './form.ts';
import { InfoStep } from './InfoStep.tsx';
import { PaymentDetailsStep } from './PaymentDetailsStep.tsx';
import { TypeStep } from './TypeStep.tsx';
import { useApplication } from './useApplication.ts';
import type { ContractState } from './useContracts.ts';
import { WizardFrame } from './WizardFrame.tsx';
import css from './Wizard.module.css';

/** Select editor, select contract, fill information: steps 1 to 3 (domain.md section 2), of a story or of several. */
export function Wizard({ states }: { states: readonly ContractState[] }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const stepParam = params.get('step');
  const step = wizardSteps.find((name) => name === stepParam) ?? 'editor';
  const application = useApplication(states);
  const { items, problems, share, change, pending, draft } = application;
  const shared = items[0]!;
  const ready = states.every(({ checks }) => checks.every(({ met }) => met));
  const ids = states.map(({ fiction }) => fiction.id);
  const [first] = states as [ContractState];

  const go = (to: WizardStep) => {
    setParams(new URLSearchParams(`${getSignPath(...ids).split('?')[1]}&step=${to}`));
  };
  function goTo({ at, field }: Place) {
    if (findStep(field) !== step) go(findStep(field));
    // Where they are paid is asked once for all of them.
    else focusField(formatFieldName(field === 'payment_seen' ? 0 : at, field));
  }

  const at = wizardSteps.indexOf(step);
  return (
    <WizardFrame at={at}>
      <div className={css.step} role="form" aria-label={t(`contracts.author.step.${step}`)}>
        {step === 'info' && <FormProblems sent={application.sent} />}
        {step === 'editor' && (
          <EditorStep
            language={first.fiction.language}
            chosen={shared.editor_id ?? null}
            own={first.prefill.editor_id}
            problem={problems[0]!.editor_id}
            onChoose={(id) => share('editor_id', id)}
          />
        )}
        {step === 'type' && (
          <TypeStep chosen={shared.type ?? null} problem={problems[0]!.type} onChoose={(type) => share('type', type)} />
        )}
        {step === 'info' &&
          states.map(({ fiction }, at) => (
            <InfoStep
              key={fiction.id}
              story={fiction}
              at={at}
              form={items[at]!}
              problems={problems[at]!}
              several={states.length > 1}
              register={application.register}
              onFile={(field, url) => change(at, field, url)}
            />
          ))}
        {step === 'info' && (
          <PaymentDetailsStep
            name={formatFieldName(0, 'payment_seen')}
            seen={shared.payment_seen ?? null}
            problem={problems.map(({ payment_seen }) => payment_seen).find(Boolean)}
            onSee={(updatedAt) => share('payment_seen', updatedAt)}
          />
        )}
        {step === 'info' && !ready && <p className={css.problem}>{t('contracts.author.unmet')}</p>}
        {step === 'info' && ready && (
          <p className="muted">{t('contracts.author.promise', { days: contractLimits.reviewDays })}</p>
        )}
        <div className={css.foot}>
          <p role="status" className={draft === 'failed' ? css.problem : 'muted'}>
            {t(`contracts.author.draft.${draft === 'saving' || draft === 'failed' ? draft : 'kept'}`)}
          </p>
          {at > 0 && (
            <button type="button" className="button quiet" onClick={() => go(wizardSteps[at - 1]!)}>
              {t('contracts.author.previous')}
            </button>
          )}
          {step === 'info' ? (
            <button
              type="button"
              className="button"
              disabled={pending || !ready}
              onClick={() => application.apply(goTo)}
            >
              {pending ? t('contracts.author.sending') : t('contracts.author.send', { smart_count: states.length })}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              disabled={step === 'type' && !shared.type}
              onClick={() => go(wizardSteps[at + 1]!)}
            >
              {t('contracts.author.next')}
            </button>
          )}
        </div>
      </div>
    </WizardFrame>
  );
}
