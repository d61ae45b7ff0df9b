import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { secondCodeRule } from '#domain/accounts/secondFactor.ts';
import * as rules from '#domain/kit/types.ts';
import { savePaymentDetails } from '#domain/payment-details/paymentDetails.calls.ts';
import {
  paymentDetailsNotes,
  type PaymentDetailsField,
  type PaymentType,
} from '#domain/payment-details/paymentDetails.ts';
import { createPaymentDetailsForm } from '#domain/payment-details/paymentForm.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { useUnsavedWarning } from '../../lib/routing/useUnsavedWarning.ts';
import { confirmTyped } from '../../lib/session/confirmTyped.ts';
import { useCountries } from '../../lib/useCountries.ts';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { Refused } from '../../ui/forms/Refused.tsx';
import { SecondCodeInput } from '../../ui/forms/SecondCodeInput.tsx';
import { usePasswordForm } from '../../ui/forms/usePasswordForm.ts';
import { paymentDetailsKeys } from './queryKeys.ts';
import { Threshold } from './Threshold.tsx';
import { useBankHints } from './useBankHints.ts';
import type { PaymentDetailsInfo } from './usePaymentDetails.ts';
import css from '../../ui/forms/forms.module.css';

/** The fields of each type, in the order of the form. */
const fieldsOf = {
  bank: [
    'account_name',
    'country_id_by_bank',
    'iban',
    'bank_no',
    'swift_code',
    'account_bank',
    'payee_bank_address',
    'country_id_by_payee',
    'postcode',
    'payee_address',
    'remark',
  ],
  paypal: ['payee', 'payee_account', 'paypal_remark'],
  payoneer: ['payoneer_payee', 'payoneer_account', 'payoneer_comment'],
} as const satisfies Record<PaymentType, readonly PaymentDetailsField[]>;

const notes = new Set<PaymentDetailsField>(Object.values(paymentDetailsNotes));
const rule = rules.object({ ...createPaymentDetailsForm(), code: secondCodeRule() });
type Typed = rules.InferType<typeof rule>;

/** Who has a second factor confirms by a code first. */
async function save({ code, ...body }: Typed) {
  await confirmTyped(code, 'payment_details');
  return send(savePaymentDetails, { body });
}

interface Props {
  type: PaymentType;
  info: PaymentDetailsInfo;
  /** Another type is stored. */
  isOther: boolean;
  onSaved?: (info: PaymentDetailsInfo) => void;
  /** Leaves it as it is; absent: the form stays. */
  onCancel?: (() => void) | undefined;
}

export function PaymentDetailsForm({ type, info, isOther, onSaved, onCancel }: Props) {
  const t = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const countries = useCountries();
  const [unsaved, setUnsaved] = useState(false);
  const [chosen, setChosen] = useState({ bank: info.country_id_by_bank ?? '', payee: info.country_id_by_payee ?? '' });
  const { hints, hasIban } = useBankHints(chosen);
  const [proving, setProving] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const here = useLocation();
  useUnsavedWarning(unsaved, ({ pathname, search }) => pathname === here.pathname && search === here.search);
  const { form, errors, refusal, pending } = usePasswordForm(rule, save, {
    // That it is locked now is told with what is asked for next.
    invalidatesAlways: (error) => (error ? [paymentDetailsKeys.all] : []),
    onSuccess: (saved) => {
      client.setQueryData(paymentDetailsKeys.all, saved);
      setProving(false);
      setConfirming(false);
      setUnsaved(false);
      notify('payment-details.author.saved', { type: 'success' });
      onSaved?.(saved);
    },
    // Who signed in a while ago proves who they are; the field is there before its error is shown.
    onRefused: ({ errors }) =>
      flushSync(() => {
        if (errors.confirmation) setProving(true);
        if (errors.code) setConfirming(true);
      }),
  });

  const field = (name: PaymentDetailsField) => {
    const shared = {
      name,
      label: t(`payment-details.author.field.${name}`),
      error: errors[name],
      defaultValue: info[name] ?? '',
    };
    if (name === 'country_id_by_bank' || name === 'country_id_by_payee')
      return (
        <SelectInput
          key={name}
          {...shared}
          prompt={t('accounts.shared.person.choose')}
          options={countries}
          onChange={({ target: { value } }) =>
            setChosen({ ...chosen, [name === 'country_id_by_bank' ? 'bank' : 'payee']: value })
          }
        />
      );
    if (notes.has(name)) return <TextArea key={name} {...shared} rows={2} optional />;
    const email = name === 'payee_account' && { type: 'email', autoComplete: 'off' };
    const number = (name === 'bank_no' || name === 'iban') && { autoComplete: 'off' };
    return <TextInput key={name} {...shared} {...email} {...number} hint={hints[name]} />;
  };
  return (
    <form className="stack" {...form} onChange={() => setUnsaved(true)}>
      <Refused refusal={refusal} />
      <input type="hidden" name="payment_type" value={paymentTypes[type]} readOnly />
      <fieldset className={css.fields} disabled={info.lock !== null}>
        {fieldsOf[type].filter((name) => name !== 'iban' || hasIban).map(field)}
        {type === 'bank' && <Threshold chosen={info.is_add_up} error={errors.is_add_up} />}
        {proving && (
          <PasswordInput
            name="confirmation"
            label={t('accounts.password')}
            error={errors.confirmation}
            autoComplete="current-password"
          />
        )}
        {confirming && <SecondCodeInput error={errors.code} />}
      </fieldset>
      {isOther && <p className="muted">{t('payment-details.author.other')}</p>}
      {!info.lock && (
        <div className="actions">
          <button className="button" disabled={pending}>
            {t(pending ? 'accounts.saving' : 'accounts.shared.person.save')}
          </button>
          {onCancel && (
            <button type="button" className="button quiet" onClick={onCancel}>
              {t('common.cancel')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
