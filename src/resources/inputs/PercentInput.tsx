import { useState } from 'react';
import { parseTypedPercent, writeTypedPercent } from '#domain/kit/amounts.ts';
import { useLanguage } from '../../i18n/index.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useFramed, type FramedProps } from './useFramed.ts';

/** A share as people type it, in percent; the record has a number from 0 to 1, or the text that is not yet one. */
export function PercentInput({ validate, ...props }: FramedProps) {
  // What was typed stands as it is while it means the share, as in MoneyInput.
  const [typed, setTyped] = useState('');
  const language = useLanguage();
  const parse = (text: string) => {
    setTyped(text);
    return text === '' ? null : (parseTypedPercent(text) ?? text);
  };
  const format = (value: unknown) => {
    if (typeof value !== 'number') return value ?? '';
    return parseTypedPercent(typed) === value ? typed : writeTypedPercent(value, language);
  };
  const check = (value: unknown) =>
    typeof value === 'string' && value !== '' ? 'validation.percent' : validate?.(value);
  const { frame, control } = useFramed({ ...props, validate: check }, { parse, format });
  return <TextInput {...frame} {...control} inputMode="decimal" unit="%" />;
}
