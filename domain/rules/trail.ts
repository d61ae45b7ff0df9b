import { contractStepNames, type ContractStep } from './contract.ts';

type TrailAction = 'create' | 'update' | 'release' | 'set_share' | ContractStep;

/** What the trail of a work, a chapter or an application tells of. */
export const trailActions: readonly TrailAction[] = ['create', 'update', 'release', 'set_share', ...contractStepNames];
