import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { blockNames } from '#domain/articles/blocks.ts';
import { listLivingNumbers, type PresentNumbers } from '#domain/articles/livingNumbers.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';

/** Offers the platform's numbers behind `{{`, each with what readers see. */
export function completeNumber(
  context: CompletionContext,
  language: InterfaceLanguage,
  present: PresentNumbers,
): CompletionResult | null {
  const typed = context.matchBefore(/\{\{[\w.]*/);
  if (!typed) return null;
  const isClosed = context.state.sliceDoc(context.pos, context.pos + 2) === '}}';
  return {
    from: typed.from + 2,
    options: listLivingNumbers(language, present).map(({ name, text }) => ({
      label: name,
      detail: text,
      apply: isClosed ? name : `${name}}}`,
    })),
    validFor: /^[\w.]*$/,
  };
}

/** Offers the blocks behind `:::` at the beginning of a line. */
export function completeBlock(context: CompletionContext): CompletionResult | null {
  const typed = context.matchBefore(/^:::\w*/);
  if (!typed) return null;
  return { from: typed.from + 3, options: blockNames.map((label) => ({ label })), validFor: /^\w*$/ };
}
