import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { entities, keyOf, type EntityKey } from '#domain/entities/index.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { SaveCause } from '#domain/rules/chapter.ts';
import type { uploadStates } from '#domain/rules/chapterUpload.ts';
import { profileFields } from '#domain/rules/profile.ts';
import type { ReleaseRule } from '#domain/rules/release.ts';
import { columnsOf, id, instant, list, refTo, tableOf } from './table.ts';

const target = (name: string): pg.AnyPgColumn => (tables[keyOf(name)] as { id: pg.AnyPgColumn }).id;

type TableFor<E extends Entity<any>> = ReturnType<typeof tableOf<E>>;
const derived = Object.fromEntries(
  Object.entries(entities).map(([key, entity]) => [key, tableOf(entity as Entity<any>, target)]),
) as unknown as {
  [K in EntityKey]: TableFor<(typeof entities)[K]>;
};

/** Names as they are compared, see `fold`; their uniqueness is the database's business, not a check before an insert. */
const foldedNames = {
  user_name_key: pg.text().notNull().unique(),
  email_key: pg.text().notNull().unique(),
  pen_name_key: pg.text().unique(),
};

/** A table for each entity, under the entity's key. Columns that no record ever shows are added here. */
export const tables = {
  ...derived,
  chapter: tableOf(entities.chapter, target, {
    /** Counts the states of the text: what a save is made over. */
    revision: pg.integer().notNull().default(1),
    publish_when_approved: pg.boolean().notNull().default(false),
    /** When a published chapter should have gone out, where that was planned. */
    due_at: instant(),
  }),
  fiction: tableOf(entities.fiction, target, {
    /** When a chapter was written last; `updated_at` is the form's. */
    written_at: instant(),
  }),
  user: tableOf(entities.user, target, {
    ...foldedNames,
    password_hash: pg.text().notNull(),
    /** A pen name changes once; setting the first is no change. */
    pen_name_changed: pg.boolean().notNull().default(false),
    /** Nobody chose the user name yet. */
    user_name_generated: pg.boolean().notNull().default(false),
    /** Nobody knows the password: the account is signed in to at a provider. */
    password_generated: pg.boolean().notNull().default(false),
    /** Of the tip that the user name gives its owner away: the folded name that it was read for, and hidden for good. */
    name_tip_read: pg.text(),
    name_tip_ignored: pg.boolean().notNull().default(false),
    /** The editor who locked the profile, and why: both or neither. */
    info_locked_by: refTo(() => target('users')),
    info_lock_reason: pg.text(),
    /** The account that took over what was this one's, when it was closed. */
    merged_into_id: refTo(() => target('users')),
  }),
};

const toUser = () => refTo(() => tables.user.id);

/** Personal data of authors, which no list and no other role reads. */
export const profiles = pg.pgTable('profiles', {
  user_id: toUser().primaryKey(),
  ...columnsOf(profileFields, target),
  identity_images: list().notNull().default([]),
  updated_at: instant().notNull(),
});

/** Text of a chapter, apart from what lists read. */
export const chapterTexts = pg.pgTable('chapter_texts', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  content: pg.text().notNull(),
});

const text = () => ({ title: pg.text(), content: pg.text().notNull(), word_count: pg.integer().notNull() });

/** What readers see of a published chapter for as long as a revision of it is on its way. */
export const liveTexts = pg.pgTable('live_texts', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  ...text(),
});

/** Texts of a chapter that were replaced, or kept beside it; `batch_id` is of what replaced several at once. */
export const chapterVersions = pg.pgTable(
  'chapter_versions',
  {
    id: id(),
    chapter_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.chapter.id, { onDelete: 'cascade' }),
    ...text(),
    cause: pg.text().$type<SaveCause>().notNull(),
    /** The chapter's revision that replaced it; null where it was kept beside. */
    replaced_by: pg.integer(),
    batch_id: pg.uuid(),
    user_id: toUser(),
    created_at: instant().notNull(),
  },
  (at) => [
    pg.index('chapter_versions_chapter_index').on(at.chapter_id, at.id),
    pg.index('chapter_versions_batch_index').on(at.batch_id),
  ],
);

const ofStory = () => pg.bigint({ mode: 'number' }).references(() => tables.fiction.id, { onDelete: 'cascade' });

/** Chapters that were deleted, until they expire. */
export const deletedChapters = pg.pgTable(
  'deleted_chapters',
  {
    id: id(),
    fiction_id: ofStory().notNull(),
    number: pg.integer().notNull(),
    ...text(),
    deleted_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.index('deleted_chapters_fiction_index').on(at.fiction_id, at.id),
    pg.index('deleted_chapters_expiry_index').on(at.expires_at),
  ],
);

/** Word files that were uploaded to a story; the chapters of one wait until `expires_at` for its author's word. */
export const chapterUploads = pg.pgTable(
  'chapter_uploads',
  {
    id: id(),
    fiction_id: ofStory().notNull(),
    user_id: toUser().notNull(),
    file_name: pg.text().notNull(),
    state: pg.text().$type<(typeof uploadStates)[number]>().notNull().default('waiting'),
    chapters: pg.integer().notNull(),
    words_before: pg.integer().notNull(),
    added: pg.integer().notNull().default(0),
    replaced: pg.integer().notNull().default(0),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.index('chapter_uploads_fiction_index').on(at.fiction_id, at.id),
    pg
      .uniqueIndex('chapter_uploads_waiting_unique')
      .on(at.fiction_id)
      .where(sql`${at.state} = 'waiting'`),
  ],
);

/** The chapters of a file that waits, in the file's order. */
export const chapterUploadRows = pg.pgTable(
  'chapter_upload_rows',
  {
    upload_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => chapterUploads.id, { onDelete: 'cascade' }),
    position: pg.integer().notNull(),
    number: pg.integer().notNull(),
    ...text(),
    repeats_number: pg.boolean().notNull(),
    expires_at: instant().notNull(),
  },
  (at) => [
    pg.primaryKey({ columns: [at.upload_id, at.position] }),
    pg.index('chapter_upload_rows_expiry_index').on(at.expires_at),
  ],
);

/** Decisions on submitted chapters, with notes at paragraphs counted from 0. */
export const chapterReviews = pg.pgTable(
  'chapter_reviews',
  {
    id: id(),
    chapter_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.chapter.id, { onDelete: 'cascade' }),
    revision: pg.integer().notNull(),
    approved: pg.boolean().notNull(),
    reason: pg.text(),
    notes: pg.jsonb().$type<{ paragraph: number; text: string }[]>().notNull(),
    reviewer_id: toUser().notNull(),
    created_at: instant().notNull(),
  },
  (at) => [pg.index('chapter_reviews_chapter_index').on(at.chapter_id, at.id)],
);

/** Words that a story grew by on a UTC+8 day; negative where more was cut than written. */
export const dailyWords = pg.pgTable(
  'daily_words',
  {
    fiction_id: ofStory().notNull(),
    day: pg.date({ mode: 'string' }).notNull(),
    words: pg.integer().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.fiction_id, at.day] })],
);

/** The rule by which the chapters of a story were scheduled last. */
export const releaseSettings = pg.pgTable('release_settings', {
  fiction_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.fiction.id, { onDelete: 'cascade' }),
  rule: pg.jsonb().$type<ReleaseRule>().notNull(),
});

/** How often a published chapter was opened in the reading apps. */
export const chapterReads = pg.pgTable('chapter_reads', {
  chapter_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.chapter.id, { onDelete: 'cascade' }),
  reads: pg.bigint({ mode: 'number' }).notNull(),
});

/** Completed works whose completion bonus was applied for; once a work. */
export const completionAudits = pg.pgTable('completion_audits', {
  fiction_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.fiction.id),
  applied_at: instant().notNull(),
});

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
  },
  (at) => [pg.index('sessions_user_index').on(at.user_id), pg.index('sessions_seen_index').on(at.seen_at)],
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

/** The one live code of an email and flow, hashed; `tries` counts wrong guesses. */
export const codes = pg.pgTable(
  'codes',
  {
    flow: pg.text().notNull(),
    email_key: pg.text().notNull(),
    code_hash: pg.text().notNull(),
    tries: pg.integer().notNull(),
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
    answer: pg.jsonb(),
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
  (at) => [pg.index('audits_record_index').on(at.entity, at.record_id, at.id)],
);
