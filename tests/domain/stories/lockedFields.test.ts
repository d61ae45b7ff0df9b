import { describe, expect, test } from 'vitest';
import { contractStatuses, pendingStatuses } from '#domain/contracts/contract.ts';
import { findFieldLock, lockedFields } from '#domain/stories/lockedFields.ts';

const all = (lock?: string) => lockedFields.map(() => lock);

describe('what an author cannot change of a work', () => {
  test.each(contractStatuses)('with the contract %s', (status) => {
    const locks = lockedFields.map((field) => findFieldLock(field, status));
    if (pendingStatuses.includes(status)) expect(locks).toEqual(all('application'));
    else if (status === 'signed')
      expect(Object.fromEntries(lockedFields.map((field, at) => [field, locks[at]]))).toEqual({
        title: 'office',
        language: 'contract',
        genre: 'office',
        first_paywall_chapter: 'contract',
      });
    else expect(locks).toEqual(all());
  });
});
