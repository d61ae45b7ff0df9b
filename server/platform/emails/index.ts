import type { InterfaceLanguage } from '#domain/languages.ts';
import type { Letter } from '#server/kit/letter.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';
import type { Letters, Words } from './types.ts';
import { vi } from './vi.ts';
import { zhCN } from './zh-CN.ts';

export const letters: Record<InterfaceLanguage, Letters> = { en, 'zh-CN': zhCN, ru, es, vi, ko, id, pt, th, fr };

/** A letter to an address in a reader's language. */
export function letterTo<K extends keyof Letters>(
  to: string,
  reader: InterfaceLanguage,
  kind: K,
  args: Parameters<Letters[K]>[0],
): Letter {
  return letterOf(to, letters[reader][kind](args as never));
}

/** Words as the letter that takes them to an address. */
export const letterOf = (to: string, { subject, text }: Words): Letter => ({
  to,
  subject,
  text: `${[...text, 'Quillhouse'].join('\n\n')}\n`,
});
