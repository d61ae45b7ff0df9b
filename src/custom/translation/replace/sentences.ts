import type { FoundForm } from '#domain/translation/termForms.ts';
import type { Part } from '../../../lib/diff/wordDiff.ts';

/** What stands for sentences that are passed over. */
const gap = '… ';

/** The sentences of a text that have a form, each with what it becomes beside it; other sentences are passed over. */
export function splitReplaced(
  text: string,
  forms: readonly FoundForm[],
  to: ReadonlyMap<string, string>,
  language: string,
): Part[] {
  const parts: Part[] = [];
  const add = (kind: Part['kind'], piece: string) => {
    if (piece !== '') parts.push({ kind, text: piece });
  };
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const here = forms.filter(({ at }) => at >= index && at < index + segment.length);
    if (here.length === 0) {
      if (parts.at(-1)?.text !== gap) add('same', gap);
      continue;
    }
    let at = index;
    for (const { at: from, form } of here) {
      const next = to.get(form) || form;
      add('same', text.slice(at, from));
      if (next === form) add('same', form);
      else {
        add('old', form);
        add('new', next);
      }
      at = from + form.length;
    }
    add('same', text.slice(at, index + segment.length));
  }
  return parts;
}
