import { randomBytes } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import type * as calls from '#domain/accounts/secondFactor.calls.ts';
import { setUpMinutes } from '#domain/accounts/secondFactor.ts';
import { sessionDays } from '#domain/accounts/sessionLimits.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { can } from '#domain/roles.ts';
import { addDaysToInstant, minutesAfter } from '#domain/shared/clock.ts';
import { passkeys, secondFactors, sessions, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { hashToken } from '#server/kit/guard.ts';
import { seal, unseal } from '#server/kit/seal.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { endOtherSessions } from '../endSessions.ts';
import { provePassword, refuseGiven } from '../ownPassword.ts';
import { loadUserInfo } from '../session.ts';
import {
  countGuess,
  countRecoveryCodes,
  countTry,
  createRecoveryCodes,
  sealPurpose,
  takeStep,
  useCode,
} from './codes.ts';
import { removeFactor } from './removeFactor.ts';
import { createSecret, formatOtpAuthUrl } from './totp.ts';

const { user } = tables;
const isMine = ({ user: me }: Context) => eq(secondFactors.user_id, me.id);

async function loadFactor(context: Context) {
  const [factor] = await context.db.select().from(secondFactors).where(isMine(context));
  return factor;
}

/** Was it begun a while ago, or elsewhere, its secret may be known to somebody who is out by now. */
const isBegunBy = ({ now, user: me }: Context, { started_at, session_id }: typeof secondFactors.$inferSelect) =>
  session_id === me.session_id && started_at !== null && now <= minutesAfter(new Date(started_at), setUpMinutes);

/** Counts the try, and takes the code in the call's transaction. */
const withCode = <B extends { code: string }, A>(act: (context: Context, body: B) => Promise<A>) =>
  withPreparation(
    async ({ body }: { body: B }, context: Context) => {
      await countGuess(context);
      return body;
    },
    async (body: B, context: Context) => {
      await useCode(context, body.code);
      return act(context, body);
    },
  );

type Notice = 'second_factor_on' | 'second_factor_off' | 'recovery_codes_renewed';

/** The password and a try by code, which the call's transaction takes. */
async function proveBoth(
  { body: { password, code } }: { body: BodyOf<typeof calls.removeSecondFactor> },
  context: Context,
): Promise<string> {
  await provePassword(context, password, 'password');
  await countGuess(context);
  return code;
}

/** Tells the owner, who may not be the one that did it. */
async function notifyOwner({ db, outbox, user: me }: Context, kind: Notice) {
  const [account] = await db.select().from(user).where(eq(user.id, me.id));
  const { email, user_name, language } = account!;
  outbox.notify(writeEmailTo(email, language ?? defaultLanguage, kind, { user_name }));
}

const updateSession = ({ db, user: me }: Context, set: Partial<typeof sessions.$inferInsert>) =>
  db.update(sessions).set(set).where(eq(sessions.id, me.session_id));

export const secondFactor: HandlersOf<typeof calls> = {
  takeSecondStep: withCode(async (context) => {
    const { now, user: me } = context;
    const token = randomBytes(32).toString('base64url');
    const at = now.toISOString();
    const expires_at = addDaysToInstant(now, sessionDays).toISOString();
    await updateSession(context, { token_hash: hashToken(token), proven_at: at, seen_at: at, expires_at });
    await audit(context, 'login', 'users', me.id);
    return { ...(await loadUserInfo(context, me.id)), token, second_step: false };
  }),

  async getSecondFactor(_, context) {
    const { db, user: me, secondFactorRoles } = context;
    const factor = await loadFactor(context);
    return {
      since: factor?.since ?? null,
      recovery_codes: await countRecoveryCodes(db, me.id),
      required: can(me.role, secondFactorRoles),
    };
  },

  startSecondFactor: withPreparation(
    async ({ body }, context: Context) => {
      await refuseGiven(context);
      await provePassword(context, body.password, 'password');
    },
    async (_, context) => {
      const { db, now, user: me } = context;
      const { username } = await loadUserInfo(context, me.id);
      const secret = createSecret();
      const begun = { started_at: now.toISOString(), session_id: me.session_id };
      const set = { secret: seal(context.secret, sealPurpose, me.id, secret), last_step: 0, ...begun };
      const rows = await db
        .insert(secondFactors)
        .values({ user_id: me.id, ...set })
        .onConflictDoUpdate({ target: secondFactors.user_id, set, setWhere: isNull(secondFactors.since) })
        .returning({ user_id: secondFactors.user_id });
      if (rows.length === 0) throw conflict('accounts.shared.second.errors.on');
      return { secret, url: formatOtpAuthUrl(secret, username) };
    },
  ),

  confirmSecondFactor: withPreparation(
    async ({ body }, context: Context) => {
      await countTry(context);
      return body.code;
    },
    async (code, context) => {
      const { db, now, user: me } = context;
      await refuseGiven(context);
      const [factor] = await db.select().from(secondFactors).where(isMine(context)).for('update');
      if (!factor) throw conflict('accounts.shared.second.errors.not_started');
      if (factor.since) throw conflict('accounts.shared.second.errors.on');
      if (!isBegunBy(context, factor)) throw conflict('accounts.shared.second.errors.not_started');
      await takeStep(context, unseal(context.secret, sealPurpose, me.id, factor.secret), code);
      const at = now.toISOString();
      await db.update(secondFactors).set({ since: at }).where(isMine(context));
      // This session has just shown the app; other sessions, and passkeys, may be somebody's who has it not.
      await updateSession(context, { proven_at: at });
      await db.delete(passkeys).where(eq(passkeys.user_id, me.id));
      await endOtherSessions(context);
      await audit(context, 'second_factor_on', 'users', me.id);
      await notifyOwner(context, 'second_factor_on');
      return { recovery_codes: await createRecoveryCodes(context) };
    },
  ),

  renewRecoveryCodes: withPreparation(proveBoth, async (code, context) => {
    await useCode(context, code);
    await audit(context, 'new_recovery_codes', 'users', context.user.id);
    await notifyOwner(context, 'recovery_codes_renewed');
    return { recovery_codes: await createRecoveryCodes(context) };
  }),

  confirmByCode: withCode<BodyOf<typeof calls.confirmByCode>, null>(async (context, { purpose }) => {
    await updateSession(context, { confirmed_at: context.now.toISOString(), confirmed_for: purpose });
    return null;
  }),

  removeSecondFactor: withPreparation(proveBoth, async (code, context) => {
    const { db, user: me } = context;
    if (can(me.role, context.secondFactorRoles)) throw conflict('accounts.shared.second.errors.required');
    await useCode(context, code);
    await removeFactor(db, me.id);
    // A sign-in that waited for its second step would be whole now.
    await endOtherSessions(context);
    await audit(context, 'second_factor_off', 'users', me.id);
    await notifyOwner(context, 'second_factor_off');
    return null;
  }),
};
