import { useEffect } from 'react';

/** The browser asks before what is not sent yet is lost by closing the tab. */
export function useAskAtClosing(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsent]);
}
