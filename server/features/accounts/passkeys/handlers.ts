import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/passkeys.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { brand } from '#domain/shared/brand.ts';
import { passkeys as table, tables } from '#server/db/schema.ts';
import { toNetwork } from '#server/kit/address.ts';
import { forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { attempt, returnAttempt } from '#server/kit/throttle.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { provePassword, proveRecently, refuseGiven } from '../ownPassword.ts';
import { keepConfirmed, useConfirmed } from '../secondFactor/confirmed.ts';
import { loadUserInfo, openSession } from '../session.ts';
import { createChallenge, getParty, takeChallenge } from './challenges.ts';

const { user } = tables;
const { id, name, created_at, used_at } = table;
const columns = { id, name, created_at, used_at };
const mostOfOne = 20;
/** Comes with the first passkey: it takes long to load, and memory. */
const loadWebAuthn = () => import('@simplewebauthn/server');
const createError = () => invalidField('credential', 'accounts.passkeys.errors.refused');

const selectOwn = ({ db, user: me }: Context) =>
  db
    .select({ ...columns, credential_id: table.credential_id })
    .from(table)
    .where(eq(table.user_id, me.id));

/** Tells the owner, who may not be the one that did it. */
async function notifyOwner(context: Context, kind: 'passkey_added' | 'passkey_removed', passkey: string) {
  const { db, outbox, user: me, locale } = context;
  const [account] = await db.select().from(user).where(eq(user.id, me.id));
  const { email, user_name, language } = account!;
  outbox.notify(writeEmailTo(email, language ?? locale, kind, { user_name, passkey }));
}

type Stored = typeof table.$inferSelect;

/** What the library says of a credential; whatever it finds wrong is one refusal. */
const verify = <T extends { verified: boolean }>(check: () => Promise<T>, refuse = createError): Promise<T> =>
  check().then(
    (result) => {
      if (!result.verified) throw refuse();
      return result;
    },
    () => {
      throw refuse();
    },
  );

/** Noted as a wrong password is. */
function refuseSignIn({ log, address }: Context<unknown>, user_id?: number) {
  log.warn({ user: user_id, address }, 'sign-in by a passkey refused');
  return createError();
}

async function findStored(context: Context<unknown>, credential_id: unknown): Promise<Stored> {
  const { db } = context;
  const byId = eq(table.credential_id, typeof credential_id === 'string' ? credential_id : '');
  const [stored] = await db.select().from(table).where(byId).for('update');
  if (!stored) throw refuseSignIn(context);
  return stored;
}

export const passkeys: HandlersOf<typeof calls> = {
  listPasskeys: async (_, context) => ({
    items: (await selectOwn(context).orderBy(asc(id))).map(({ credential_id: _hidden, ...passkey }) => passkey),
  }),

  startPasskey: withPreparation(
    async ({ body }, context: Context) => {
      await refuseGiven(context);
      await provePassword(context, body.password, 'password');
      keepConfirmed(context, 'code', 'add_passkey');
    },
    async (_, context) => {
      const { user: me } = context;
      const { expectedRPID } = getParty(context);
      const { username } = await loadUserInfo(context, me.id);
      const own = await selectOwn(context);
      if (own.length >= mostOfOne) throw createError();
      const options = await (
        await loadWebAuthn()
      ).generateRegistrationOptions({
        rpName: brand,
        rpID: expectedRPID,
        userName: username,
        challenge: await createChallenge(context, me.id),
        excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options: { ...options } };
    },
  ),

  async addPasskey({ body }, context) {
    const { db, now, user: me } = context;
    await refuseGiven(context);
    // Only here, so that who cancels the prompt of their device may try again.
    await useConfirmed(context, 'code', 'add_passkey');
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { registrationInfo } = await verify(() =>
      verifyRegistrationResponse({
        ...getParty(context),
        response: body.credential as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => takeChallenge(context, challenge, me.id),
      }),
    );
    const { credential } = registrationInfo!;
    const [added] = await db
      .insert(table)
      .values({
        user_id: me.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        name: body.name,
        created_at: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning(columns);
    if (!added) throw createError();
    await audit(context, 'add_passkey', 'users', me.id, { passkey: { to: body.name } });
    await notifyOwner(context, 'passkey_added', body.name);
    return added;
  },

  async renamePasskey({ params, body }, { db, user: me }) {
    const own = and(eq(id, params.id), eq(table.user_id, me.id));
    const [renamed] = await db.update(table).set({ name: body.name }).where(own).returning(columns);
    if (!renamed) throw notFound();
    return renamed;
  },

  removePasskey: withPreparation(
    async ({ params, body }, context: Context) => {
      await proveRecently(context, body.password, 'password');
      keepConfirmed(context, 'code', 'remove_passkey');
      return params.id;
    },
    async (passkey_id, context) => {
      const { db, user: me } = context;
      await useConfirmed(context, 'code', 'remove_passkey');
      const own = and(eq(id, passkey_id), eq(table.user_id, me.id));
      const [removed] = await db.delete(table).where(own).returning(columns);
      if (!removed) throw notFound();
      await audit(context, 'remove_passkey', 'users', me.id, { passkey: { from: removed.name } });
      await notifyOwner(context, 'passkey_removed', removed.name);
      return null;
    },
  ),

  startPasskeySignIn: withPreparation(
    async (_, context: Context<undefined>) =>
      void (await attempt(context, 'passkeyStarts', toNetwork(context.address))),
    async (_, context) => {
      const { expectedRPID } = getParty(context);
      const challenge = await createChallenge(context);
      const options = await (
        await loadWebAuthn()
      ).generateAuthenticationOptions({
        rpID: expectedRPID,
        challenge,
        userVerification: 'required',
      });
      return { options: { ...options } };
    },
  ),

  loginPasskey: withPreparation(
    async ({ body }, context: Context<undefined>) => {
      await attempt(context, 'passkeySignIns', toNetwork(context.address));
      return body;
    },
    async (body: BodyOf<typeof calls.loginPasskey>, context) => {
      const { db, now } = context;
      const stored = await findStored(context, body.credential.id);
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const check = () =>
        verifyAuthenticationResponse({
          ...getParty(context),
          response: body.credential as unknown as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => takeChallenge(context, challenge),
          credential: {
            id: stored.credential_id,
            publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
            counter: stored.counter,
          },
        });
      const { authenticationInfo } = await verify(check, () => refuseSignIn(context, stored.user_id));
      const account = { id: stored.user_id };
      const [row] = await db.select({ status: user.status }).from(user).where(eq(user.id, account.id)).for('share');
      if (row?.status !== 'active') throw forbidden(row?.status === 'closed' ? 'errors.merged' : 'errors.blocked');
      const used = { counter: authenticationInfo.newCounter, used_at: now.toISOString() };
      await db.update(table).set(used).where(eq(id, stored.id));
      // Many people may share an address: only what failed counts against it.
      await returnAttempt(context, 'passkeySignIns', toNetwork(context.address));
      const answer = await openSession(context, account.id, { proven: true });
      await audit({ ...context, user: account }, 'login', 'users', account.id, { passkey: { to: stored.name } });
      return answer;
    },
  ),
};
