import { useSyncExternalStore } from 'react';
import type { Mode } from './tokens.ts';

const key = 'mode';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What the user chose, or what the system prefers. */
export function currentMode(): Mode {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset.mode = currentMode();
  for (const listener of listeners) listener();
}

export function setMode(mode: Mode): void {
  localStorage.setItem(key, mode);
  apply();
}

/** Puts the mode on the page and follows the system for as long as the user has not chosen. */
export function startMode(): void {
  apply();
  dark().addEventListener('change', apply);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useMode = (): Mode => useSyncExternalStore(subscribe, currentMode);
