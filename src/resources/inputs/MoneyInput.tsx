import { useState } from 'react';
import { parseMoney } from '#domain/shared/money.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

const asText = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value / 100)
      ? String(value / 100)
      : (value / 100).toFixed(2)
    : (value ?? '');

/** An amount in dollars with at most two decimals; the record has cents, or the text that is not yet an amount. */
export function MoneyInput({ validate, ...props }: FramedProps) {
  // What was typed stands as it is while it means the amount: '12.5' does not become '12.50' under the hand.
  const [typed, setTyped] = useState('');
  const parse = (text: string) => {
    setTyped(text);
    return text === '' ? null : (parseMoney(text) ?? text);
  };
  const format = (value: unknown) => (parseMoney(typed) === value ? typed : asText(value));
  const check = (value: unknown) =>
    typeof value === 'string' && value !== '' ? 'validation.money' : validate?.(value);
  const { frame, control } = useFramed({ ...props, validate: check }, { parse, format });
  return <TextInput {...frame} {...control} inputMode="decimal" />;
}
