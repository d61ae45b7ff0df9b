import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { profileFields } from '#domain/accounts/profile.ts';
import { tables, getTargetId, toUser } from './entityTables.ts';
import { foldColumn } from './foldColumn.ts';
import { createColumns, id, instant, list, refTo } from './table.ts';

/** Personal data of authors, which no list reads. */
export const profiles = pg.pgTable(
  'profiles',
  {
    user_id: toUser().primaryKey(),
    ...createColumns(profileFields, getTargetId),
    identity_images: list().notNull().default([]),
    updated_at: instant().notNull(),
  },
  (at) => [pg.index('profiles_real_name_text_index').using('gin', sql`(${foldColumn(at.real_name)}) gin_trgm_ops`)],
);

/** Sessions by the SHA-256 of their token. */
export const sessions = pg.pgTable(
  'sessions',
  {
    id: id(),
    user_id: toUser().notNull(),
    token_hash: pg.text().notNull().unique(),
    created_at: instant().notNull(),
    seen_at: instant().notNull(),
    expires_at: instant().notNull(),
    user_agent: pg.text().notNull(),
    address: pg.text().notNull(),
    /** The content manager who sees the portal by it as its user does, and their own session, with which it ends. */
    viewer_id: toUser(),
    viewer_session_id: pg.bigint({ mode: 'number' }),
    /** When the second step of the sign-in was made. */
    proven_at: instant(),
    /** When a code was typed last to confirm something. */
    confirmed_at: instant(),
    /** What that confirms. */
    confirmed_for: pg.text(),
  },
  (at) => [
    pg.index('sessions_user_index').on(at.user_id),
    pg.index('sessions_seen_index').on(at.seen_at),
    pg.index('sessions_viewer_index').on(at.viewer_id),
  ],
);

/** The app that an account signs in with besides its password. It counts from `since` on, when its first code was typed. */
export const secondFactors = pg.pgTable('second_factors', {
  user_id: refTo(() => tables.user.id, { onDelete: 'cascade' }).primaryKey(),
  /** Encrypted: see `seal`. */
  secret: pg.text().notNull(),
  since: instant(),
  /** The number of the half minute whose code was taken last: it and those before are taken no more. */
  last_step: pg.bigint({ mode: 'number' }).notNull().default(0),
  /** When it was begun, and in which session: it is confirmed soon, and there, or never. */
  started_at: instant(),
  session_id: pg.bigint({ mode: 'number' }),
});

/** Recovery codes that were not used yet, as HMACs. */
export const recoveryCodes = pg.pgTable(
  'recovery_codes',
  {
    user_id: refTo(() => tables.user.id, { onDelete: 'cascade' }).notNull(),
    code_hash: pg.text().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.user_id, at.code_hash] })],
);

/** Passkeys that sign a user in, by the public keys of WebAuthn. */
export const passkeys = pg.pgTable(
  'passkeys',
  {
    id: pg.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: refTo(() => tables.user.id, { onDelete: 'cascade' }).notNull(),
    credential_id: pg.text().notNull().unique(),
    public_key: pg.text().notNull(),
    counter: pg.bigint({ mode: 'number' }).notNull(),
    name: pg.text().notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
  },
  (at) => [pg.index('passkeys_user_index').on(at.user_id)],
);

/** What passkeys are asked to sign, once, hashed. */
export const passkeyChallenges = pg.pgTable(
  'passkey_challenges',
  {
    challenge_hash: pg.text().primaryKey(),
    expires_at: instant().notNull(),
  },
  (at) => [pg.index('passkey_challenges_expiry_index').on(at.expires_at)],
);

/** Accounts at other providers that sign a user in, by issuer and subject; the email is what they verified last. */
export const identities = pg.pgTable(
  'identities',
  {
    id: pg.bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    issuer: pg.text().notNull(),
    subject: pg.text().notNull(),
    user_id: toUser().notNull(),
    email: pg.text(),
    mailbox_key: pg.text(),
    created_at: instant().notNull(),
  },
  (at) => [
    pg.primaryKey({ columns: [at.issuer, at.subject] }),
    pg.index('identities_user_index').on(at.user_id),
    pg.index('identities_mailbox_index').on(at.mailbox_key),
    pg.index('identities_email_text_index').using('gin', sql`lower(${at.email}) gin_trgm_ops`),
  ],
);

/** Sign-ins that were begun at other providers, by the HMAC of what they are bound to. */
export const ssoStarts = pg.pgTable(
  'sso_starts',
  {
    key: pg.text().primaryKey(),
    expires_at: instant().notNull(),
  },
  (at) => [pg.index('sso_starts_expiry_index').on(at.expires_at)],
);

/**
 * The one live code of an email and flow, hashed; `tries` counts wrong guesses from the network that asked for it, which is
 * kept as a hash, and `other_tries` those from elsewhere.
 */
export const codes = pg.pgTable(
  'codes',
  {
    flow: pg.text().notNull(),
    email_key: pg.text().notNull(),
    code_hash: pg.text().notNull(),
    tries: pg.integer().notNull(),
    network: pg.text(),
    other_tries: pg.integer().notNull().default(0),
    sent_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.flow, at.email_key] }), pg.index('codes_expiry_index').on(at.expires_at)],
);

/** Permissions to choose a new password, by the SHA-256 of their token. */
export const resetTokens = pg.pgTable(
  'reset_tokens',
  {
    token_hash: pg.text().primaryKey(),
    user_id: toUser().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [pg.index('reset_tokens_user_index').on(at.user_id), pg.index('reset_tokens_expiry_index').on(at.expires_at)],
);

/** Invitations to accounts of the staff, by the SHA-256 of their token. */
export const accountInvitations = pg.pgTable(
  'account_invitations',
  {
    token_hash: pg.text().primaryKey(),
    user_id: refTo(() => tables.user.id, { onDelete: 'cascade' }).notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (at) => [
    pg.index('account_invitations_user_index').on(at.user_id),
    pg.index('account_invitations_expiry_index').on(at.expires_at),
  ],
);

/** How often something was done within a window that ends at `expires_at`. */
export const attempts = pg.pgTable(
  'attempts',
  {
    key: pg.text().primaryKey(),
    count: pg.integer().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [pg.index('attempts_expiry_index').on(at.expires_at)],
);

/** Captcha challenges that were answered, until they expire by themselves. */
export const usedCaptchas = pg.pgTable(
  'used_captchas',
  {
    signature: pg.text().primaryKey(),
    expires_at: instant().notNull(),
  },
  (at) => [pg.index('used_captchas_expiry_index').on(at.expires_at)],
);

/** What every node signs with, where no setting says it. */
export const platformSecrets = pg.pgTable('platform_secrets', {
  name: pg.text().primaryKey(),
  value: pg.text().notNull(),
  created_at: instant().notNull(),
});

/** What storage holds, and whose it is. `name` is made by the server. */
export const files = pg.pgTable(
  'files',
  {
    name: pg.text().primaryKey(),
    kind: pg.text().notNull(),
    owner_id: toUser().notNull(),
    bytes: pg.integer().notNull(),
    created_at: instant().notNull(),
  },
  (at) => [pg.index('files_owner_index').on(at.owner_id)],
);

/** First answers to calls that have one effect however often they are sent. */
export const onceKeys = pg.pgTable(
  'once_keys',
  {
    user_id: toUser().notNull(),
    key: pg.text().notNull(),
    call: pg.text().notNull(),
    body_hash: pg.text().notNull(),
    /** As text, since jsonb sorts keys: a replay is the first answer, byte for byte. */
    answer: pg.json(),
    created_at: instant().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.user_id, at.key] }), pg.index('once_keys_created_index').on(at.created_at)],
);

/** First profile loads of a session: for counting who uses what. */
export const visits = pg.pgTable('visits', {
  session_id: pg.bigint({ mode: 'number' }).primaryKey(),
  user_id: toUser().notNull(),
  platform: pg.text().notNull(),
  at: instant().notNull(),
});

/** Who changed what: a row for each record that a call changed. */
export const audits = pg.pgTable(
  'audits',
  {
    id: id(),
    at: instant().notNull(),
    user_id: toUser(),
    action: pg.text().notNull(),
    entity: pg.text().notNull(),
    record_id: pg.bigint({ mode: 'number' }).notNull(),
    changes: pg.jsonb().notNull(),
    request_id: pg.text().notNull(),
  },
  (at) => [
    pg.index('audits_record_index').on(at.entity, at.record_id, at.id),
    pg.index('audits_at_index').on(at.at, at.id),
    pg.index('audits_user_index').on(at.user_id, at.at, at.id),
  ],
);
