import { useState } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useFramed, type FramedProps } from './useFramed.ts';

interface Writing {
  /** What the record has for what was typed; undefined where it is no such number. */
  read: (typed: string, language: InterfaceLanguage) => number | undefined;
  write: (value: number, language: InterfaceLanguage) => string;
  /** Why that is refused. */
  problem: 'validation.money' | 'validation.percent';
}

/** An input of a number as people type it; the form has the record's number, or the text that is not yet one. */
export function useTypedNumber({ validate, ...props }: FramedProps, { read, write, problem }: Writing) {
  // What was typed stands as it is while it means the number: '12.5' does not become '12.50' under the hand.
  const [typed, setTyped] = useState('');
  const language = useLanguage();
  const parse = (text: string) => {
    setTyped(text);
    return text === '' ? null : (read(text, language) ?? text);
  };
  const format = (value: unknown) => {
    if (typeof value !== 'number') return value ?? '';
    return read(typed, language) === value ? typed : write(value, language);
  };
  const check = (value: unknown, record?: Record<string, unknown>) =>
    typeof value === 'string' && value !== '' ? problem : validate?.(value, record);
  const { frame, control } = useFramed({ ...props, validate: check }, { parse, format });
  return { ...frame, ...control, inputMode: 'decimal' as const };
}
