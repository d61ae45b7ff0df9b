import type { InterfaceLanguage } from '../languages.ts';

/** So many numbers are named one by one. */
const mostNumbers = 4;

/** Chapters as their numbers: those that follow one another as a range, of others the first few. */
export function formatNumbers(numbers: readonly number[], language: InterfaceLanguage): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  const named = numbers.slice(0, mostNumbers).map(String);
  return numbers.length > mostNumbers ? `${named.join(', ')} …` : new Intl.ListFormat(language).format(named);
}

/** The name of a language as it stands by itself. */
export function formatLanguage(code: string, language: InterfaceLanguage): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
