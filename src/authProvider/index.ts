import type { AuthProvider } from 'ra-core';
import { can } from '#domain/roles.ts';
import { findCall } from '../dataProvider/index.ts';
import { signIn } from '../lib/session/account.ts';
import { currentRole, currentUser, getDisplayName } from '../lib/session/session.ts';

const operationByAction = {
  list: 'list',
  show: 'one',
  edit: 'update',
  create: 'create',
  delete: 'delete',
  export: 'export',
} as const;

/** May the reader do an action on a resource? By what the server's guard reads too. */
export const mayDo = (action: string, resource: string): boolean =>
  can(currentRole(), findCall(resource, operationByAction[action as keyof typeof operationByAction])?.roles ?? []);

/** Answers from memory, since react-admin waits for it before it asks for data. */
export const authProvider: AuthProvider = {
  login: ({ username, password }) => signIn({ account: username, password }),
  // Asked for after a 401 only, which has ended the session already, if it was the present one's.
  logout: async () => false,
  async checkAuth() {
    if (!currentUser()) throw { redirectTo: false, message: false };
  },
  async checkError({ status }) {
    if (status === 401) throw { redirectTo: false, message: false };
  },
  async canAccess({ action, resource }) {
    return mayDo(action, resource);
  },
  async getIdentity() {
    const user = currentUser();
    return { id: user?.id ?? 0, fullName: user && getDisplayName(user), avatar: user?.avatar ?? undefined };
  },
  getPermissions: async () => currentRole(),
};
