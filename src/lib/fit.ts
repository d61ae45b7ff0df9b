import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const key = 'fit';
const { subscribe, notify } = createListeners();

/** A screen so much smaller than the page that a scaled page is hard to read, on a device that scales it. */
export const isSmallScreen = (): boolean => screen.width < 900 && window.matchMedia('(pointer: coarse)').matches;

/** Was it chosen on this device that pages are laid out for its screen? */
export const isFitted = (): boolean => localStorage.getItem(key) === '1';

export function setFitted(fitted: boolean): void {
  if (fitted) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
  notify();
}

export const useFitted = (): boolean => useSyncExternalStore(subscribe, isFitted);

/** Are pages whole and scaled on a small screen, as they are until it is chosen otherwise? */
export const useScaled = (): boolean => !useFitted() && isSmallScreen();
