import type { FocusEvent } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import type { ApiError } from '../api/client.ts';
import { isPressing } from './pressed.ts';

/** Why nothing came of a form, where that belongs to none of its fields. */
export interface Refusal extends Message {
  /** `Date.now()` from which on asking again makes sense. */
  until?: number;
}

/** A refused call as a form shows it: at the fields that it has, and above them what belongs to none. */
export function splitRefusal(
  error: ApiError,
  hasField: (name: string) => boolean,
): { errors: Record<string, Message>; refusal: Refusal | undefined } {
  const entries = Object.entries(error.errors);
  const errors = Object.fromEntries(entries.filter(([name]) => hasField(name)));
  const elsewhere = entries.find(([name]) => !hasField(name))?.[1];
  if (entries.length > 0 && !elsewhere) return { errors, refusal: undefined };
  const { message, args, retryAfter } = error;
  const until = retryAfter && Date.now() + retryAfter * 1000;
  return { errors, refusal: { ...(elsewhere ?? { message, args }), ...(until && { until }) } };
}

/** Looking at another window is not leaving a field, and who presses a link or a button may be done with the form. */
export const isLeft = ({ target }: FocusEvent): boolean => document.activeElement !== target && !isPressing();
