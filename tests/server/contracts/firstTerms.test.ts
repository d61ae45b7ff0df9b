import { expect, test } from 'vitest';
import { contractTypes } from '#domain/contracts/contract.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { readFirstTerms } from '#server/reference/firstTerms.ts';

test.each(interfaceLanguageCodes)('the first contracts have their terms in %s, as many as in English', (language) => {
  const { en, [language]: terms } = readFirstTerms();
  for (const type of contractTypes) {
    expect(terms![type]).toHaveLength(en![type].length);
    expect(terms![type].every((term) => term.trim() !== '')).toBe(true);
  }
});
