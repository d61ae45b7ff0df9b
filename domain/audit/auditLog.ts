import { contractStepNames, type ContractStep } from '../contracts/contract.ts';
import { statementSteps, type StatementStep } from '../statements/statementSteps.ts';
import { taskSteps, type TaskStep } from '../translation/taskSteps.ts';

const recordSteps = ['create', 'update', 'delete', 'release', 'set_share', 'hand_over', 'rename'] as const;
const noteSteps = ['add_note', 'change_note', 'delete_note'] as const;
const moneySteps = ['export', 'import', 'reverse'] as const;
const invitationSteps = ['invite', 'accept', 'refuse'] as const;
const commentSteps = ['hide', 'report', 'block', 'moderate', 'undo'] as const;
const translationSteps = ['correct', 'upload', 'replace_term', 'restore_term'] as const;
const clauseSteps = ['publish', 'withdraw_edition', 'accept_clause'] as const;
const contestSteps = ['deal', 'score', 'decide', 'claim', 'deliver', 'lapse'] as const;
const accountSteps = [
  'register',
  'merge',
  'close',
  'save_profile',
  'save_avatar',
  'save_payment',
  'change_password',
  'reset_password',
  'link',
  'unlink',
  'lock_info',
  'unlock_info',
  'block_account',
  'unblock_account',
  'set_role',
  'invite_account',
  'accept_account',
  'decline_account',
  'end_account_sessions',
  'send_password_reset',
  'second_factor_on',
  'second_factor_off',
  'new_recovery_codes',
  'use_recovery_code',
  'reset_second_factor',
  'add_passkey',
  'remove_passkey',
  'open_as',
  'end_open_as',
] as const;

export type AuditLogAction =
  | (typeof recordSteps)[number]
  | ContractStep
  | StatementStep
  | TaskStep
  | (typeof translationSteps)[number]
  | (typeof noteSteps)[number]
  | (typeof moneySteps)[number]
  | (typeof invitationSteps)[number]
  | (typeof commentSteps)[number]
  | (typeof clauseSteps)[number]
  | (typeof contestSteps)[number]
  | (typeof accountSteps)[number];

/** What the audit log of a record tells of. */
export const auditLogActions: readonly AuditLogAction[] = [
  ...new Set<AuditLogAction>([
    ...recordSteps,
    ...contractStepNames,
    ...(Object.keys(statementSteps) as StatementStep[]),
    ...(Object.keys(taskSteps) as TaskStep[]),
    ...translationSteps,
    ...noteSteps,
    ...moneySteps,
    ...invitationSteps,
    ...commentSteps,
    ...clauseSteps,
    ...contestSteps,
    ...accountSteps,
  ]),
];

/** What is noted besides, and no change of a record: who came and went, looked, or took a record over. */
type Passing = 'login' | 'logout' | 'end_session' | 'end_sessions' | 'read_image' | 'take_over' | 'answer';

/**
 * What an audit may be of. An action that an audit log tells of has a label: without an English one it does
 * not compile, and `npm run check` names the other languages that lack it.
 */
export type AuditAction = AuditLogAction | Passing;
