import { contractStepNames, type ContractStep } from '../contracts/contract.ts';
import { statementSteps, type StatementStep } from '../statements/statement.ts';

const moneySteps = ['decline', 'carry', 'export', 'pay', 'fail', 'import', 'reverse'] as const;
type TrailAction =
  | 'create'
  | 'update'
  | 'release'
  | 'set_share'
  | 'rename'
  | ContractStep
  | StatementStep
  | (typeof moneySteps)[number];

/** What the trail of a record tells of. */
export const trailActions: readonly TrailAction[] = [
  ...new Set<TrailAction>([
    'create',
    'update',
    'release',
    'set_share',
    'rename',
    ...contractStepNames,
    ...(Object.keys(statementSteps) as StatementStep[]),
    ...moneySteps,
  ]),
];
