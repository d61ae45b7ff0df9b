import { randomBytes, randomInt } from 'node:crypto';
import type * as calls from '#domain/calls/sso.ts';
import { entities } from '#domain/entities/index.ts';
import { fold } from '#domain/rules/fold.ts';
import { tables } from '#server/db/schema.ts';
import { networkOf } from '#server/kit/address.ts';
import { audit } from '#server/kit/audit.ts';
import { inSteps, type Context, type HandlersOf } from '#server/kit/context.ts';
import { searchText } from '#server/kit/crud.ts';
import { conflict, forbidden, invalidField, notFound, Refusal } from '#server/kit/refusal.ts';
import { attempt } from '#server/kit/throttle.ts';
import { SignInRefused, type Person, type Provider } from '#server/openId.ts';
import { hashPassword } from '#server/password.ts';
import { accountOf, openAccountOf } from './emails.ts';
import { emailOf, linkedAccount, linkPerson, noteEmail } from './identities.ts';
import { lockName, nameTaken } from './names.ts';
import { infoOf, openSession } from './session.ts';
import { linkToken, readLink } from './ssoLink.ts';
import { begin, secretsOf, takeStart } from './ssoStart.ts';

const { user } = tables;
const retrySeconds = 30;
const refused = () => invalidField('code', 'error.sso');

function providerOf({ providers }: Pick<Context, 'providers'>, id: string): Provider {
  const provider = providers.find((provider) => provider.id === id);
  if (!provider) throw notFound();
  return provider;
}

/** What a provider answers; 503 where it does not. */
async function asked<T>({ log }: Pick<Context, 'log'>, { id, name }: Provider, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message, code, cause } = error as Error & { code?: string };
    log.warn({ provider: id, reason: message, code, cause: String(cause) }, 'sign-in at a provider failed');
    if (error instanceof SignInRefused) throw refused();
    throw new Refusal(503, 'error.sso_unavailable', { args: { provider: name }, retryAfter: retrySeconds });
  }
}

/** An author's account of somebody new, under a name to be replaced and a password that nobody knows. */
async function register(context: Context<unknown>, email: string, password_hash: string) {
  const { db, now } = context;
  const user_name = `author-${randomInt(36 ** 8).toString(36)}`;
  await lockName(db, user_name);
  if (await nameTaken(db, user_name)) throw conflict('error.conflict');
  const at = now.toISOString();
  const values = { user_name, email, role: 'author_unsigned' as const, user_name_generated: true };
  const keys = { user_name_key: user_name, email_key: fold(email), search: searchText(entities.user, values) };
  const [account] = await db
    .insert(user)
    .values({ ...values, ...keys, password_hash, created_at: at, updated_at: at })
    .returning({ id: user.id });
  await audit({ ...context, user: account }, 'register', 'users', account!.id);
  return account!;
}

/** The account of a person who signed in: the one that is linked, or for somebody new a new one. */
async function accountFor(context: Context<unknown>, { name, id }: Provider, person: Person, password_hash: string) {
  const { db } = context;
  const linked = await linkedAccount(db, person);
  if (linked) {
    const { status, ...account } = linked;
    if (status !== 'active') throw forbidden('error.blocked');
    await noteEmail(db, person);
    return account;
  }
  const email = emailOf(person);
  if (email === undefined) throw conflict('error.sso_email', { provider: name });
  // Whoever verified the email is not yet who has the account: the mailbox may have passed on since.
  if (await openAccountOf(db, email))
    throw conflict('error.sso_link', { provider: name, link: linkToken(context, id, person) });
  if (await accountOf(db, email)) throw forbidden('error.merged');
  const account = await register(context, email, password_hash);
  if (!(await linkPerson(context, person, account.id))) throw conflict('error.conflict');
  return account;
}

export const sso: HandlersOf<typeof calls> = {
  listProviders: async (_, { providers }) => ({ items: providers.map(({ id, name }) => ({ id, name })) }),

  async startSso({ params }, context) {
    const provider = providerOf(context, params.provider);
    await attempt(context, 'ssoStarts', networkOf(context.address));
    const start = await begin(context, provider.id);
    const url = await asked(context, provider, provider.start(secretsOf(start, context.secret)));
    return { url, binding: start.binding };
  },

  loginSso: inSteps(
    async ({ body: { code, iss, ...start } }, context: Context<undefined>) => {
      const provider = context.providers.find(({ id }) => id === start.provider);
      if (!provider || !(await takeStart(context, start))) throw refused();
      const person = await asked(context, provider, provider.finish(secretsOf(start, context.secret), code, iss));
      return { provider, person, password_hash: await hashPassword(randomBytes(32).toString('base64url')) };
    },
    async ({ provider, person, password_hash }, context) => {
      const account = await accountFor(context, provider, person, password_hash);
      const answer = await openSession(context, account.id);
      await audit({ ...context, user: account }, 'login', 'users', account.id, { provider: { to: provider.id } });
      return answer;
    },
  ),

  async linkSso({ body }, context) {
    const { db, user: me } = context;
    const link = readLink(context, body.link);
    const { email } = await infoOf(db, me.id);
    if (!link || fold(link.email ?? '') !== fold(email)) throw invalidField('link', 'error.sso');
    if (!(await linkPerson(context, link, me.id))) {
      const provider = context.providers.find(({ id }) => id === link.provider)?.name ?? link.provider;
      throw conflict('error.sso_taken', { provider });
    }
    await audit(context, 'link', 'users', me.id, { provider: { to: link.provider } });
    return null;
  },
};
