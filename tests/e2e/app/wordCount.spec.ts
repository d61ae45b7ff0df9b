import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { countWords } from '#domain/kit/wordCount.ts';
import { declaration, declarations, disputed } from '../../support/words/corpus.ts';

/** The rule as the browser gets it, as a global `rule`. */
async function compiled(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../../../domain/kit/wordCount.ts');
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'rule' } },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

test('the browser counts the words that the server counts', async ({ page }) => {
  const texts = [...Object.keys(declarations).map(declaration), ...disputed.map(([text]) => text)];
  await page.addScriptTag({ content: await compiled() });
  const counted = await page.evaluate((texts) => {
    const { rule } = globalThis as unknown as { rule: { countWords: typeof countWords } };
    return texts.map((text) => rule.countWords(text));
  }, texts);
  expect(texts.map((text, at) => [text, counted[at]])).toEqual(texts.map((text) => [text, countWords(text)]));
});
