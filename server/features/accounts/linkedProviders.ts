import { asc, eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/sso.calls.ts';
import { fold } from '#domain/kit/fold.ts';
import { identities, tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import type { Person } from '#server/kit/signInProvider.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { findLinkedAccount, linkPerson } from './identities.ts';
import { provePassword, proveRecently } from './ownPassword.ts';
import { sendTo, finishProviderSignIn } from './providers.ts';
import { keepConfirmed, useConfirmed } from './secondFactor/confirmed.ts';
import { loadUserInfo } from './session.ts';
import { readLink } from './ssoLink.ts';

const { user } = tables;
const { id, issuer, email, created_at } = identities;

/** What signs the caller in besides a password. A provider that the platform has no more is no way in. */
async function loadLinkedProviders({ db, providers, user: me }: Context) {
  const rows = await db
    .select({ id, issuer, email, created_at, password_generated: user.password_generated })
    .from(identities)
    .innerJoin(user, eq(user.id, identities.user_id))
    .where(eq(user.id, me.id))
    .orderBy(asc(created_at), asc(id));
  const providerAt = (issuer: string) => providers.find((one) => new URL(one.issuer).href === new URL(issuer).href);
  const usable = rows.filter(({ issuer }) => providerAt(issuer)).length;
  return rows.map(({ issuer, password_generated, ...identity }) => {
    const provider = providerAt(issuer);
    const name = provider?.name ?? new URL(issuer).host;
    const only_way_in = password_generated && usable === 1 && provider !== undefined;
    return { ...identity, provider: provider?.id ?? null, name, only_way_in };
  });
}

/** Tells the account's owner of a change of the ways in, who may not be the one that made it. */
async function notifyOwner(
  context: Context,
  kind: 'provider_linked' | 'provider_unlinked',
  provider: string,
): Promise<void> {
  const { outbox, locale, user: me } = context;
  const { email, username } = await loadUserInfo(context, me.id);
  outbox.notify(writeEmailTo(email, locale, kind, { user_name: username, provider }));
}

const isLinkedToCaller = async ({ db, user: me }: Context, person: Person): Promise<boolean> =>
  (await findLinkedAccount(db, person))?.id === me.id;

/** Links once: who is linked to the caller already is no news. */
async function linkToCaller(context: Context, person: Person, provider: { id: string; name: string }): Promise<null> {
  const { id: user_id } = context.user;
  if (await isLinkedToCaller(context, person)) return null;
  if (!(await linkPerson(context, person, user_id))) throw conflict('errors.sso_taken', { provider: provider.name });
  await audit(context, 'link', 'users', user_id, { provider: { to: provider.id } });
  await notifyOwner(context, 'provider_linked', provider.name);
  return null;
}

type Calls = Omit<typeof calls, 'listProviders' | 'startSso' | 'loginSso'>;

export const linking: HandlersOf<Calls> = {
  /** With the token of a sign-in that found the account by its email. */
  async linkSso({ body }, context) {
    const link = readLink(context, body.link);
    const { email } = await loadUserInfo(context, context.user.id);
    if (!link || fold(link.email ?? '') !== fold(email)) throw invalidField('link', 'errors.sso');
    if (await isLinkedToCaller(context, link)) return null;
    await useConfirmed(context, 'code', 'link');
    const name = context.providers.find(({ id }) => id === link.provider)?.name ?? link.provider;
    return linkToCaller(context, link, { id: link.provider, name });
  },

  listLinkedProviders: async (_, context) => ({ items: await loadLinkedProviders(context) }),

  startLinking: withPreparation(
    async ({ params, body }, context: Context) => {
      await provePassword(context, body.password, 'password');
      keepConfirmed(context, 'code', 'link');
      return sendTo(context, params.provider, context.user.id);
    },
    async (begun, context) => {
      await useConfirmed(context, 'code', 'link');
      return begun;
    },
  ),

  finishLinking: withPreparation(
    ({ body }, context: Context) => finishProviderSignIn(context, body, context.user.id),
    ({ provider, person }, context) => linkToCaller(context, person, provider),
  ),

  unlinkProvider: withPreparation(
    async ({ params, body }, context: Context) => {
      await proveRecently(context, body.password, 'password');
      keepConfirmed(context, 'code', 'unlink');
      return params.id;
    },
    async (linked_id, context) => {
      const { db, user: me } = context;
      await useConfirmed(context, 'code', 'unlink');
      // Of two that are unlinked at once the second finds what the first left.
      await db.select({ id: user.id }).from(user).where(eq(user.id, me.id)).for('no key update');
      const linked = (await loadLinkedProviders(context)).find(({ id }) => id === linked_id);
      if (!linked) throw notFound();
      if (linked.only_way_in) throw conflict('errors.sso_only_way', { provider: linked.name });
      await db.delete(identities).where(eq(id, linked_id));
      await audit(context, 'unlink', 'users', me.id, { provider: { from: linked.name } });
      await notifyOwner(context, 'provider_unlinked', linked.name);
      return null;
    },
  ),
};
