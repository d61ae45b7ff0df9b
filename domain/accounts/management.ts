import type { MessageKey } from '#domain/kit/messages.ts';
import { can, isAuthor, staff, type Role } from '#domain/roles.ts';
import type { AccountRequestKind, AccountRequestStatus } from './accountRequest.entity.ts';
import type { AccountStatus } from './user.entity.ts';

/** Roles that a content manager gives; authors have theirs by their contracts. */
export const givenRoles = staff;

/** Roles that take two content managers: who has one manages accounts, or moves money. */
export const twoManagerRoles: readonly Role[] = ['content_manager', 'finance_manager', 'cashier'];

/** Does another content manager have to confirm who gets a role, or whose second factor of that role is reset? `twoManagers`: the setting. */
export const needsConfirmation = (role: Role, twoManagers: boolean): boolean =>
  twoManagers && can(role, twoManagerRoles);

/**
 * Does it take two content managers to give an account another role? Also where it loses a role of these: one who took it
 * alone could then reset the second factor alone.
 */
export const needsTwoForChange = (from: Role, to: Role, twoManagers: boolean): boolean =>
  from !== to && (needsConfirmation(from, twoManagers) || needsConfirmation(to, twoManagers));

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
 * Why a content manager may not give an account the role `to`; undefined: they may. One that takes two of them means nothing
 * where one knows the password, and is not for an account that is blocked; it is taken from such an account as from others.
 */
export function refuseRole(
  me: number,
  { id, role, status, password_given }: Account,
  to: Role,
  twoManagers: boolean,
): MessageKey | undefined {
  const needsTwo = to !== role && needsConfirmation(to, twoManagers);
  if (id === me) return 'accounts.office.errors.own_role';
  if (isAuthor(role)) return 'accounts.office.errors.author_role';
  if (status !== 'active' && (needsTwo || status !== 'blocked')) return 'accounts.office.errors.not_open';
  return needsTwo && password_given ? 'accounts.office.errors.password_given' : undefined;
}

interface Request {
  kind: AccountRequestKind;
  status: AccountRequestStatus;
  asked_by_id: number;
  /** Whom it is about. */
  user_id: number | null;
}

const ownRefusals: Record<AccountRequestKind, MessageKey> = {
  create: 'accounts.office.errors.own_role',
  change_role: 'accounts.office.errors.own_role',
  reset_second_factor: 'accounts.office.errors.own_second_factor',
};

/** Why a content manager may not decide what another one asked for; undefined: they may. Who asked may take it back. */
export function refuseDecision(
  me: number,
  { kind, status, asked_by_id, user_id }: Request,
  decision: 'confirmed' | 'declined',
): MessageKey | undefined {
  if (status !== 'pending') return 'accounts.office.errors.decided';
  if (asked_by_id === me && decision === 'declined') return undefined;
  if (asked_by_id === me) return 'accounts.office.errors.own_request';
  return user_id === me ? ownRefusals[kind] : undefined;
}
