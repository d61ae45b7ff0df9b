import { describe, expect, test } from 'vitest';
import { countWords } from '#domain/kit/wordCount.ts';
import { stopwatch } from '../../support/stopwatch.ts';
import { declaration, declarations, disputed } from '../../support/words/corpus.ts';
import { fc, property } from '../property.ts';

describe('the words', () => {
  test.each(Object.entries(declarations))('of the declaration in %s', (language, words) => {
    expect(countWords(declaration(language))).toBe(words);
  });

  test.each(disputed)('of %j are %i', (text, words) => expect(countWords(text)).toBe(words));

  test('of lines and paragraphs are those of each', () => {
    for (const language of Object.keys(declarations)) {
      const text = declaration(language);
      const lines = text.split('\n').map(countWords);
      expect(lines.reduce((sum, one) => sum + one, 0)).toBe(countWords(text));
    }
  });

  property('do not change with the form of Unicode', [fc.string({ unit: 'grapheme' })], (text) => {
    return countWords(text.normalize('NFC')) === countWords(text.normalize('NFD'));
  });

  test.each(['a', 'a.', "'", '1,', 'ก', '漢', '"א'])('of 300,000 signs of %j are counted in no time', (part) => {
    const text = part.repeat(300_000 / part.length);
    const spent = stopwatch();
    countWords(text);
    expect(spent()).toBeLessThan(1000);
  });
});
