import { getAccountShape } from '#domain/payment-details/accountNumbers.ts';
import { getIbanShape, getSwiftExample } from '#domain/payment-details/iban.ts';
import type { PaymentDetailsField } from '#domain/payment-details/paymentDetails.ts';
import { getPostcodeShape } from '#domain/payment-details/postcodes.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../i18n/index.ts';

interface Chosen {
  /** Country of the bank; empty: not chosen yet. */
  bank: string;
  /** Where the author lives. */
  payee: string;
}

/** What is expected in the fields of a bank account, by country, with examples. */
export function useBankHints({ bank, payee }: Chosen): {
  hints: { [K in PaymentDetailsField]?: string };
  /** Do banks of that country have IBANs? */
  hasIban: boolean;
} {
  const t = useT();
  const language = useLanguage();
  const named = (code: string) => ({ country: formatCountryName(code, language) });
  const iban = bank ? getIbanShape(bank) : undefined;
  const digits = bank ? getAccountShape(bank) : undefined;

  function postcode(): string | undefined {
    const shape = payee ? getPostcodeShape(payee) : undefined;
    if (!shape) return undefined;
    if (shape.kind === 'none') return t('payment-details.author.hint.no_postcode', named(payee));
    const { kind, example } = shape;
    return kind === 'digits'
      ? t('payment-details.author.hint.digits', { ...named(payee), digits: String(example.length), example })
      : t('payment-details.author.hint.example', { ...named(payee), example });
  }

  const bank_no = [
    iban && t('payment-details.author.hint.either'),
    t('payment-details.author.bank_no_hint'),
    digits && t('payment-details.author.hint.digits', { ...named(bank), ...digits }),
  ];
  return {
    hints: {
      bank_no: bank_no.filter(Boolean).join(' '),
      ...(iban && { iban: t('payment-details.author.hint.iban', { ...named(bank), ...iban }) }),
      ...(bank && {
        swift_code: t('payment-details.author.hint.swift', {
          ...named(bank),
          code: bank,
          example: getSwiftExample(bank),
        }),
      }),
      postcode: postcode(),
    },
    hasIban: iban !== undefined,
  };
}
