import { useCallback, useEffect, useState } from 'react';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { useLanguage } from '../i18n/index.ts';

export interface Coming<T> {
  data?: T;
  /** The reader's language when `data` was asked for: it stays while that for another one comes. */
  language?: InterfaceLanguage;
  error?: Error;
  retry: () => void;
}

/** What a public page shows, again in each language; pages for who is signed out have no query client. */
export function useInLanguage<T>(key: string, ask: (language: InterfaceLanguage) => Promise<T>): Coming<T> {
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ key: string; language: InterfaceLanguage; data?: T; error?: Error }>();
  useEffect(() => {
    let isActive = true;
    const settle = (came: { data?: T; error?: Error }) =>
      isActive &&
      setState((before) => {
        // What is asked for again, and does not come, is still what it was.
        const isSame = before?.key === key && before.language === language;
        return { key, language, ...(isSame && { data: before.data }), ...came };
      });
    ask(language).then(
      (data) => settle({ data }),
      (error: Error) => settle({ error }),
    );
    return () => void (isActive = false);
    // `ask` is another one with each drawing; `key` says what it asks for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, language, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const current = state?.key === key ? state : undefined;
  return { data: current?.data, language: current?.language, error: current?.error, retry };
}
