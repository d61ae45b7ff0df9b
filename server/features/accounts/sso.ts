import { randomBytes, randomInt } from 'node:crypto';
import type * as calls from '#domain/accounts/sso.calls.ts';
import { entities } from '#domain/entities.ts';
import { fold } from '#domain/kit/fold.ts';
import { tables } from '#server/db/schema.ts';
import { acceptAtRegistration } from '#server/features/articles/index.ts';
import { conflict, forbidden } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import type { Person, Provider } from '#server/kit/signInProvider.ts';
import { hashPassword } from '#server/platform/password.ts';
import { findAccount, findOpenAccount } from './emails.ts';
import { getUsableEmail, findLinkedAccount, linkPerson, noteEmail } from './identities.ts';
import { lockName, isNameTaken } from './names.ts';
import { sendTo, finishProviderSignIn } from './providers.ts';
import { openSession } from './session.ts';
import { createLinkToken } from './ssoLink.ts';

const { user } = tables;

interface SignIn {
  password_hash: string;
  begunAt: Date;
}

/** An author's account of somebody new, under a name to be replaced and a password that nobody knows. */
async function register(context: Context<unknown>, email: string, { password_hash, begunAt }: SignIn) {
  const { db, now } = context;
  const user_name = `author-${randomInt(36 ** 8).toString(36)}`;
  await lockName(db, user_name);
  if (await isNameTaken(db, user_name)) throw conflict('errors.conflict');
  const at = now.toISOString();
  const values = { user_name, email, role: 'author_unsigned' as const };
  const flags = { user_name_generated: true, password_generated: true };
  const keys = { user_name_key: user_name, email_key: fold(email), search: createSearchText(entities.user, values) };
  const [account] = await db
    .insert(user)
    .values({ ...values, ...flags, ...keys, password_hash, created_at: at, updated_at: at })
    .returning({ id: user.id });
  await audit({ ...context, user: account }, 'register', 'users', account!.id);
  await acceptAtRegistration(context, account!.id, begunAt);
  return account!;
}

/** The account of a person who signed in: the one that is linked, or for somebody new a new one. */
async function findOrCreateAccount(context: Context<unknown>, { name, id }: Provider, person: Person, signIn: SignIn) {
  const { db } = context;
  const linked = await findLinkedAccount(db, person);
  if (linked) {
    const { status, ...account } = linked;
    if (status !== 'active') throw forbidden('errors.blocked');
    await noteEmail(db, person);
    return account;
  }
  const email = getUsableEmail(person);
  if (email === undefined) throw conflict('errors.sso_email', { provider: name });
  // Whoever verified the email is not yet who has the account: the mailbox may have passed on since.
  if (await findOpenAccount(db, email))
    throw conflict('errors.sso_link', { provider: name, email, link: createLinkToken(context, id, person) });
  const shut = await findAccount(db, email);
  if (shut) throw forbidden(shut.status === 'invited' ? 'accounts.invited.waiting' : 'errors.merged');
  const account = await register(context, email, signIn);
  if (!(await linkPerson(context, person, account.id))) throw conflict('errors.conflict');
  return account;
}

export const sso: HandlersOf<Pick<typeof calls, 'listProviders' | 'startSso' | 'loginSso'>> = {
  listProviders: async (_, { providers }) => ({ items: providers.map(({ id, name }) => ({ id, name })) }),

  startSso: ({ params }, context) => sendTo(context, params.provider),

  loginSso: withPreparation(
    async ({ body }, context: Context<undefined>) => ({
      ...(await finishProviderSignIn(context, body)),
      password_hash: await hashPassword(randomBytes(32).toString('base64url')),
    }),
    async ({ provider, person, ...signIn }, context) => {
      const account = await findOrCreateAccount(context, provider, person, signIn);
      const answer = await openSession(context, account.id);
      if (!answer.second_step)
        await audit({ ...context, user: account }, 'login', 'users', account.id, { provider: { to: provider.id } });
      return answer;
    },
  ),
};
