import { expect, test } from 'vitest';
import { checkPayoutStep, getPayoutState } from '#domain/payouts/payoutSteps.ts';

const ana = 1;
const ben = 2;

test('a payout is exported once it is in a batch, and until it has ended', () => {
  expect((['pending', 'approved', 'paid', 'failed'] as const).map((status) => getPayoutState(status, true))).toEqual([
    'pending',
    'exported',
    'paid',
    'failed',
  ]);
  expect(getPayoutState('approved', false)).toBe('approved');
});

test.each([
  ['approve', 'pending', 'ready'],
  ['approve', 'approved', 'state'],
  ['approve', 'exported', 'state'],
  ['approve', 'paid', 'state'],
  ['export', 'pending', 'state'],
  ['export', 'approved', 'ready'],
  ['export', 'exported', 'state'],
  ['end', 'pending', 'state'],
  ['end', 'approved', 'not_exported'],
  ['end', 'exported', 'ready'],
  ['end', 'paid', 'state'],
  ['end', 'failed', 'state'],
] as const)('%s from %s: %s', (step, state, result) => {
  expect(checkPayoutStep(step, state, { statement_approved_by: ben, approved_by: ben }, ana)).toBe(result);
});

test('nobody approves what they approved as a statement, nor says the end of what they approved', () => {
  const payout = { statement_approved_by: ana, approved_by: ben };
  expect(checkPayoutStep('approve', 'pending', payout, ana)).toBe('own_approval');
  expect(checkPayoutStep('approve', 'pending', payout, ben)).toBe('ready');
  expect(checkPayoutStep('end', 'exported', payout, ben)).toBe('own_money');
  expect(checkPayoutStep('end', 'exported', payout, ana)).toBe('ready');
});
