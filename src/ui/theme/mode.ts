import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import type { Mode } from './palettes.ts';

const key = 'mode';
const queryDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const { subscribe, notify } = createListeners();

/** What the user chose, or what the system prefers. */
export function currentMode(): Mode {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return queryDark().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset.mode = currentMode();
  notify();
}

export function setMode(mode: Mode): void {
  localStorage.setItem(key, mode);
  apply();
}

/** Puts the mode on the page and follows the system for as long as the user has not chosen. */
export function startMode(): void {
  apply();
  queryDark().addEventListener('change', apply);
}

export const useMode = (): Mode => useSyncExternalStore(subscribe, currentMode);
