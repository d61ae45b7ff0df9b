import { useInput } from 'ra-core';
import { use } from 'react';
import { asMessage, type Message } from '#domain/kit/messages.ts';
import type { createValidator } from '../validate.ts';
import { InputPrefix } from './inputPrefix.ts';

export interface FramedProps {
  source: string;
  label: string;
  /** Is it said that it may be left out? A filter always may. */
  optional?: boolean;
  validate?: ReturnType<typeof createValidator>;
}

interface Conversion {
  /** What the form keeps of what was typed. */
  parse?: (typed: string) => unknown;
  /** What stands there for what the form keeps. */
  format?: (value: any) => unknown;
}

const sign = '@@react-admin@@';

/** React-admin writes a problem with its arguments as one text. */
const getMessage = (text: string): Message =>
  asMessage(text.startsWith(sign) ? JSON.parse(text.slice(sign.length)) : text);

/** An input of react-admin's form as the house's fields take it: `frame` is around it, `control` is the input itself. */
export function useFramed({ source, label, optional, validate }: FramedProps, conversion: Conversion = {}) {
  const prefix = use(InputPrefix);
  const { field, fieldState } = useInput({ source, validate, ...conversion });
  const { name, ...control } = field;
  const error = fieldState.error?.message;
  return {
    frame: { name: `${prefix}${name}`, label, optional, error: error ? getMessage(error) : undefined },
    control,
  };
}
