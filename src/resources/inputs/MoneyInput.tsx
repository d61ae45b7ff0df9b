import { useState } from 'react';
import { parseTypedMoney, writeTypedMoney } from '#domain/kit/amounts.ts';
import { useLanguage } from '../../i18n/index.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

/** An amount in dollars as people type it; the record has cents, or the text that is not yet an amount. */
export function MoneyInput({ validate, ...props }: FramedProps) {
  // What was typed stands as it is while it means the amount: '12.5' does not become '12.50' under the hand.
  const [typed, setTyped] = useState('');
  const language = useLanguage();
  const parse = (text: string) => {
    setTyped(text);
    return text === '' ? null : (parseTypedMoney(text, language) ?? text);
  };
  const format = (value: unknown) => {
    if (typeof value !== 'number') return value ?? '';
    return parseTypedMoney(typed, language) === value ? typed : writeTypedMoney(value, language);
  };
  const check = (value: unknown) =>
    typeof value === 'string' && value !== '' ? 'validation.money' : validate?.(value);
  const { frame, control } = useFramed({ ...props, validate: check }, { parse, format });
  return <TextInput {...frame} {...control} inputMode="decimal" />;
}
