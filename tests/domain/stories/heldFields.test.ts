import { describe, expect, test } from 'vitest';
import { contractStatuses, pendingStatuses } from '#domain/contracts/contract.ts';
import { heldFields, holdOn } from '#domain/stories/heldFields.ts';

const all = (hold?: string) => heldFields.map(() => hold);

describe('what an author cannot change of a work', () => {
  test.each(contractStatuses)('with the contract %s', (status) => {
    const holds = heldFields.map((field) => holdOn(field, status));
    if (pendingStatuses.includes(status)) expect(holds).toEqual(all('application'));
    else if (status === 'signed')
      expect(Object.fromEntries(heldFields.map((field, at) => [field, holds[at]]))).toEqual({
        title: 'office',
        language: 'contract',
        genre: 'office',
        first_paywall_chapter: 'contract',
      });
    else expect(holds).toEqual(all());
  });
});
