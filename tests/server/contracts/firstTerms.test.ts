import { expect, test } from 'vitest';
import { contractTypes } from '#domain/contracts/contract.ts';
import { readFirstTerms } from '#server/reference/firstTerms.ts';

const { en, ...others } = readFirstTerms();

test.each(Object.entries(others))('the first contracts have as many terms in %s as in English', (_, terms) => {
  for (const type of contractTypes) {
    expect(terms[type]).toHaveLength(en![type].length);
    expect(terms[type].every((term) => term.trim() !== '')).toBe(true);
  }
});
