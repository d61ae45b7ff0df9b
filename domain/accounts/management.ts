import type { MessageKey } from '#domain/kit/messages.ts';
import { can, isAuthor, staff, type Role } from '#domain/roles.ts';
import type { AccountRequestStatus } from './accountRequest.entity.ts';
import type { AccountStatus } from './user.entity.ts';

/** Roles that a content manager gives; authors have theirs by their contracts. */
export const givenRoles = staff;

/** Roles that an account is given by two content managers: they manage accounts, or move money. */
export const twoManagerRoles: readonly Role[] = ['content_manager', 'finance_manager', 'cashier'];

/** Does another content manager have to confirm a role? `twoManagers`: the setting. */
export const needsConfirmation = (role: Role, twoManagers: boolean): boolean =>
  twoManagers && can(role, twoManagerRoles);

/** How long an invitation to an account may be accepted. */
export const invitationDays = 3;

interface Account {
  id: number;
  role: Role;
  status: AccountStatus;
  /** A content manager chose the password, and its owner has not chosen their own by email since. */
  password_given: boolean;
}

/**
 * Why a content manager may not give an account another role; undefined: they may. `byTwo`: two of them do, which means
 * nothing where one knows the password, and is not for an account that is blocked.
 */
export function refuseRole(
  me: number,
  { id, role, status, password_given }: Account,
  byTwo: boolean,
): MessageKey | undefined {
  if (id === me) return 'accounts.office.errors.own_role';
  if (isAuthor(role)) return 'accounts.office.errors.author_role';
  if (status !== 'active' && (byTwo || status !== 'blocked')) return 'accounts.office.errors.not_open';
  return byTwo && password_given ? 'accounts.office.errors.password_given' : undefined;
}

interface Request {
  status: AccountRequestStatus;
  asked_by_id: number;
  /** Whose role it is about. */
  user_id: number | null;
}

/** Why a content manager may not decide what another one asked for; undefined: they may. Who asked may take it back. */
export function refuseDecision(
  me: number,
  { status, asked_by_id, user_id }: Request,
  decision: 'confirmed' | 'declined',
): MessageKey | undefined {
  if (status !== 'pending') return 'accounts.office.errors.decided';
  if (asked_by_id === me && decision === 'declined') return undefined;
  if (asked_by_id === me) return 'accounts.office.errors.own_request';
  return user_id === me ? 'accounts.office.errors.own_role' : undefined;
}
