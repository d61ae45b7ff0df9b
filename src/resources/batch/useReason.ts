import { useState } from 'react';
import { message, type Message } from '#domain/kit/messages.ts';
import { useUnsavedWarning } from '../../lib/routing/useUnsavedWarning.ts';

/** A reason that has to be given, missing once it was tried without. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  useUnsavedWarning(!missing);
  const error: Message | undefined = tried && missing ? message('validation.required') : undefined;
  return { reason: reason.trim(), typed: reason, setReason, missing, error, onTried: () => setTried(true) };
}
