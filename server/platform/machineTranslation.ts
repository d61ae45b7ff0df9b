import type { InterfaceLanguage } from '#domain/languages.ts';
import type { MachineTranslation } from '#server/kit/machineTranslation.ts';

/** Where a LibreTranslate is; the key, if it wants one. */
export interface LibreTranslateSettings {
  url: string;
  key: string | undefined;
}

/** What LibreTranslate calls languages, where its name is another; Portuguese is that of Brazil. */
const codes: Partial<Record<InterfaceLanguage, string>> = { 'zh-CN': 'zh', pt: 'pb' };
const getCode = (language: InterfaceLanguage) => codes[language] ?? language;

// The client waits 20 s for an answer, and this must not outlast that.
const timeoutMs = 15_000;

const areTexts = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length === count && value.every((one) => typeof one === 'string');

/** The API of LibreTranslate, asked once for all texts. */
export const createLibreTranslate = (
  { url, key }: LibreTranslateSettings,
  timeout: number = timeoutMs,
): MachineTranslation => ({
  async translate(texts, from, to) {
    const response = await fetch(`${url}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q: texts, source: getCode(from), target: getCode(to), format: 'text', api_key: key }),
      // Texts and key go to the address of the setting and no further.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = (await response.json()) as { translatedText?: unknown } | null;
    const translated = answer?.translatedText;
    if (!areTexts(translated, texts.length)) throw new Error('not a translation of each text');
    return translated;
  },
});
