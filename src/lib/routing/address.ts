import { useSyncExternalStore } from 'react';

/** The path in the hash, with its query. */
export const currentAddress = (): string => location.hash.slice(1) || '/';

/** Goes to an address without leaving a way back to the present one. */
export function replaceAddress(address: string): void {
  location.replace(`#${address}`);
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The address as the reader changes it; the application's router moves without telling. */
export const useAddress = (): string => useSyncExternalStore(subscribe, currentAddress);
