import { diffArrays } from 'diff';

/** Milliseconds after which two texts count as nothing alike. */
const timeoutMs = 400;

export interface Part {
  kind: 'same' | 'old' | 'new';
  text: string;
}

const getWords = (text: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ segment }) => segment);

const getLines = (text: string): string[] => text.split(/(?<=\n)/);

function diffParts(before: string[], after: string[]): Part[] {
  const changes = diffArrays(before, after, { timeout: timeoutMs });
  if (!changes) return toPair(before.join(''), after.join(''));
  return changes.map(({ added, removed, value }) => ({
    kind: removed ? 'old' : added ? 'new' : 'same',
    text: value.join(''),
  }));
}

const toPair = (before: string, after: string): Part[] =>
  [
    { kind: 'old' as const, text: before },
    { kind: 'new' as const, text: after },
  ].filter(({ text }) => text !== '');

/** What differs between two texts, word by word, by the rules of their language; what stands between is the same. */
export function diffWords(before: string, after: string, language: string): Part[] {
  const lines = diffParts(getLines(before), getLines(after));
  return lines.flatMap((part, index) => {
    const next = lines[index + 1];
    if (part.kind === 'old' && next?.kind === 'new')
      return diffParts(getWords(part.text, language), getWords(next.text, language));
    return part.kind === 'new' && lines[index - 1]?.kind === 'old' ? [] : [part];
  });
}
