import { expect, test } from 'vitest';
import { payoutSteps } from '#domain/payouts/payoutSteps.ts';
import * as reviews from '#domain/statements/statementReviews.calls.ts';
import { confirmStatement, declineStatement } from '#domain/statements/statements.calls.ts';
import {
  canStep,
  getStatementStage,
  getStepChange,
  listSteps,
  statementActors,
  statementDecisions,
  statementSteps,
  type StatementStage,
  type StatementStep,
} from '#domain/statements/statementSteps.ts';

const steps = Object.keys(statementSteps) as StatementStep[];
const stages = Object.keys(statementActors) as StatementStage[];

/** A statement of each stage; what was carried forward may be `pending` or `rejected`. */
const statements: Record<StatementStage, Parameters<typeof getStatementStage>[0]> = {
  pending: { status: 'pending', carried_forward: false, amount_payable: 100 },
  submitted: { status: 'submitted', carried_forward: false, amount_payable: 100 },
  under_review: { status: 'under_review', carried_forward: false, amount_payable: 100 },
  approved: { status: 'approved', carried_forward: false, amount_payable: 100 },
  rejected: { status: 'rejected', carried_forward: false, amount_payable: 100 },
  paid: { status: 'paid', carried_forward: false, amount_payable: 100 },
  carried: { status: 'rejected', carried_forward: true, amount_payable: 100 },
  failed: { status: 'approved', carried_forward: true, amount_payable: 100 },
  empty: { status: 'pending', carried_forward: true, amount_payable: 0 },
};

const allowed = [
  'pending confirm submitted',
  'rejected confirm submitted',
  'pending decline carried',
  'rejected decline carried',
  'pending carry carried',
  'rejected carry carried',
  'submitted take under_review',
  'under_review approve approved',
  'under_review reject rejected',
  'approved pay paid',
  'approved fail failed',
];

test('of every step in every stage these can be taken, and the record then stands where they lead', () => {
  const lines = steps.flatMap((step) =>
    stages.flatMap((stage) => {
      const statement = statements[stage];
      if (!canStep(step, statement)) return [];
      return `${stage} ${step} ${getStatementStage({ ...statement, ...getStepChange(step) })}`;
    }),
  );
  expect(lines.toSorted()).toEqual(allowed.toSorted());
});

test('a decision on many takes first what nobody has looked at yet', () => {
  const lines = statementDecisions.flatMap((decision) =>
    stages.flatMap((stage) => {
      const list = listSteps(decision, stage);
      return list ? `${stage} ${decision}: ${list.join(', ')}` : [];
    }),
  );
  expect(lines.toSorted()).toEqual([
    'submitted approve: take, approve',
    'submitted reject: take, reject',
    'submitted take: take',
    'under_review approve: approve',
    'under_review reject: reject',
  ]);
});

test('the calls of a step are for those who take it', () => {
  expect(confirmStatement.roles).toEqual(statementSteps.confirm.roles);
  expect(declineStatement.roles).toEqual(statementSteps.decline.roles);
  expect(reviews.takeStatement.roles).toEqual(statementSteps.take.roles);
  expect(reviews.approveStatement.roles).toEqual(statementSteps.approve.roles);
  expect(reviews.rejectStatement.roles).toEqual(statementSteps.reject.roles);
  expect(payoutSteps.end.roles).toEqual(statementSteps.pay.roles);
  expect(payoutSteps.end.roles).toEqual(statementSteps.fail.roles);
});
