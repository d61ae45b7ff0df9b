import { TextInput, type TextInputProps } from 'react-admin';
import { parseMoney } from '#domain/rules/money.ts';
import type { validatorOf } from './validate.ts';

type Props = Omit<TextInputProps, 'validate'> & { validate?: ReturnType<typeof validatorOf> };

/** Keeps cents as a number, and what is not yet an amount as the text that was typed, which the rule then refuses. */
const parse = (typed: string) =>
  typed === '' ? null : /[.,]$|[.,]\d$/.test(typed) ? typed : (parseMoney(typed) ?? typed);
const format = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value / 100)
      ? String(value / 100)
      : (value / 100).toFixed(2)
    : (value ?? '');

/** An amount in dollars with at most two decimals; the record has cents. */
export function MoneyInput({ validate, ...props }: Props) {
  const check = (value: unknown) => {
    const cents = typeof value === 'string' ? parseMoney(value) : value;
    return cents === undefined && value ? 'validation.money' : validate?.(cents);
  };
  return (
    <TextInput
      {...props}
      format={format}
      parse={parse}
      validate={Object.assign(check, { isRequired: validate?.isRequired })}
      inputMode="decimal"
    />
  );
}
