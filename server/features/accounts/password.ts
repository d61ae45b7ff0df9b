import type * as calls from '#domain/accounts/password.calls.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { hashPassword } from '#server/platform/password.ts';
import { proveOwnPassword } from './ownPassword.ts';
import { setPassword } from './setPassword.ts';

export const password: HandlersOf<typeof calls> = {
  changePassword: withPreparation(
    async ({ body }, context) => ({
      before: await proveOwnPassword(context, body.password_old, 'password_old'),
      password_hash: await hashPassword(body.password),
    }),
    async (hashes, context) => {
      const { user: me } = context;
      await setPassword(context, { user_id: me.id, session_id: me.session_id, ...hashes });
      await audit(context, 'change_password', 'users', me.id);
      return null;
    },
  ),
};
