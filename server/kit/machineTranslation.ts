import type { InterfaceLanguage } from '#domain/languages.ts';

/** Translates texts by machine; rejects where it cannot. */
export interface MachineTranslation {
  translate(texts: readonly string[], from: InterfaceLanguage, to: InterfaceLanguage): Promise<string[]>;
}
