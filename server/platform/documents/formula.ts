import type { Attributes } from './xml.ts';

/** What is written as one where it has more than a sign: the parts of a fraction, what is raised or lowered. */
const grouped = new Set(['m:num', 'm:den', 'm:sup', 'm:sub', 'm:deg', 'm:e']);
const before: Record<string, string> = { 'm:den': '/', 'm:sup': '^', 'm:sub': '_', 'm:rad': '√' };

/** Gathers a formula of Word as a line of text: `a/b`, `x^2`, `√(a+b)`. */
export function createFormulaReader() {
  const open: string[] = [];
  let inText = false;
  const add = (text: string) => {
    if (open.length > 0) open[open.length - 1] += text;
  };
  return {
    get isOpen() {
      return open.length > 0;
    },
    open(tag: string, attribute: Attributes): void {
      if (tag === 'm:oMath') open.push('');
      if (open.length === 0) return;
      if (tag === 'm:t') inText = true;
      if (tag === 'm:chr') add(attribute('m:val') ?? '');
      add(before[tag] ?? '');
      if (grouped.has(tag)) open.push('');
    },
    text(text: string): void {
      if (inText) add(text);
    },
    /** Answers the line where the formula ends. */
    close(tag: string): string | undefined {
      if (tag === 'm:t') inText = false;
      if (open.length > 1 && grouped.has(tag)) {
        const inner = open.pop()!;
        add(inner.length > 1 && tag !== 'm:e' ? `(${inner})` : inner);
      }
      return tag === 'm:oMath' ? open.pop() : undefined;
    },
  };
}
