import { useSyncExternalStore } from 'react';
import { dayOf } from '#domain/shared/clock.ts';
import { createListeners } from '../../lib/listeners.ts';

const key = 'editor';
export const sizes = [0.95, 1.1, 1.25, 1.45, 1.7] as const;

interface Settings {
  /** Which of the sizes the text has. */
  size: number;
  /** Are quotation marks and dashes put as books print them? */
  smartMarks: boolean;
  /** Words that were saved on a day, as far as this device knows, by user. */
  day: string;
  words: Record<number, number>;
}

const { subscribe, notify } = createListeners();
let settings = read();

function read(): Settings {
  const fresh = { size: 1, smartMarks: true, day: '', words: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

addEventListener('storage', (event) => {
  if (event.key !== key && event.key !== null) return;
  settings = read();
  notify();
});

/** Changes what this device remembers of its editor. */
export function setSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(key, JSON.stringify(settings));
  notify();
}

/** The words of a day by UTC+8. */
export function setWords(user: number, day: string, words: number): void {
  const before = settings.day === day ? settings.words : {};
  setSettings({ day, words: { ...before, [user]: words } });
}

/** Counts words that a save has added, or taken away, to the day's. */
export function addWords(user: number, words: number): void {
  const day = dayOf(new Date());
  setWords(user, day, (settings.day === day ? (settings.words[user] ?? 0) : 0) + words);
}

export const countWordsToday = ({ day, words }: Settings, user: number): number =>
  day === dayOf(new Date()) ? Math.max(0, words[user] ?? 0) : 0;

export const currentSettings = (): Settings => settings;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);
