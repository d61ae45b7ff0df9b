import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { MailChoices } from '#domain/notifications/message.ts';
import { instant, refTo, createTable } from './table.ts';

/** The id that a ref to an entity points to. */
export const getTargetId = (name: string): pg.AnyPgColumn => (tables[getEntityKey(name)] as { id: pg.AnyPgColumn }).id;

type TableFor<E extends Entity<any>> = ReturnType<typeof createTable<E>>;
const derived = Object.fromEntries(
  Object.entries(entities).map(([key, entity]) => [key, createTable(entity as Entity<any>, getTargetId)]),
) as unknown as {
  [K in EntityKey]: TableFor<(typeof entities)[K]>;
};

/** What the English said that a stale translation was made from, as a digest; null: nobody knows, or it is up to date. */
const madeFrom = () => pg.text();

/** Names as they are compared, see `fold`; their uniqueness is the database's business, not a check before an insert. */
const foldedNames = {
  user_name_key: pg.text().notNull().unique(),
  email_key: pg.text().notNull().unique(),
  pen_name_key: pg.text().unique(),
};

/** A table for each entity, under the entity's key. Columns that no record ever shows are added here. */
export const tables = {
  ...derived,
  chapter: createTable(
    entities.chapter,
    getTargetId,
    {
      /** Counts the states of the text: what a save is made over. */
      revision: pg.integer().notNull().default(1),
      publish_when_approved: pg.boolean().notNull().default(false),
      /** When a published chapter should have gone out, where that was planned. */
      due_at: instant(),
    },
    // What is due is looked for every few seconds, among all that is planned and all that has gone out.
    ({ status, release_at }) => [
      pg
        .index('chapters_planned_index')
        .on(release_at)
        .where(sql`${status} = 'pending_publish'`),
    ],
  ),
  article: createTable(
    entities.article,
    getTargetId,
    {
      /** Who made its last version, and when; neither where the platform came with it. */
      revised_by: refTo(() => getTargetId('users')),
      revised_at: instant(),
      /** The version with which its text came to be what it is. */
      text_revision: pg.bigint({ mode: 'number' }).notNull().default(1),
      /**
       * While its text is pending: the version that readers get, with which that came to say what it says. It stays
       * where the article is taken back then, as the one that they had.
       */
      shown_revision: pg.bigint({ mode: 'number' }),
      /** Was the time that a content manager gave to its text lost with another text, which no content manager has saved since? */
      time_lost: pg.boolean().notNull().default(false),
    },
    ({ slug, place, language }) => [pg.uniqueIndex('articles_slug_unique').on(slug, place, language)],
  ),
  contest: createTable(
    entities.contest,
    getTargetId,
    {
      /** When its authors were told of the results. */
      announced_at: instant(),
    },
    ({ slug, edition }) => [pg.uniqueIndex('contests_slug_edition_unique').on(slug, edition)],
  ),
  contestText: createTable(entities.contestText, getTargetId, { made_from: madeFrom() }, ({ language, contest_id }) => [
    pg.uniqueIndex('contest_texts_language_unique').on(language, contest_id),
  ]),
  contestPrize: createTable(entities.contestPrize, getTargetId, {}, ({ place, contest_id }) => [
    pg.uniqueIndex('contest_prizes_place_unique').on(place, contest_id),
  ]),
  contestPrizeText: createTable(
    entities.contestPrizeText,
    getTargetId,
    { made_from: madeFrom() },
    ({ language, prize_id }) => [pg.uniqueIndex('contest_prize_texts_language_unique').on(language, prize_id)],
  ),
  contestEntry: createTable(
    entities.contestEntry,
    getTargetId,
    {
      /** How many it is dealt to. */
      judges: pg.integer().notNull().default(0),
    },
    ({ id, fiction_id, contest_id, state, judges }) => [
      pg.uniqueIndex('contest_entries_fiction_unique').on(fiction_id, contest_id),
      pg.index('contest_entries_contest_state_index').on(contest_id, state, id),
      pg
        .index('contest_entries_unjudged_index')
        .on(contest_id)
        .where(sql`${state} = 'full' and ${judges} = 0`),
    ],
  ),
  contestJudge: createTable(entities.contestJudge, getTargetId, {}, ({ user_id, contest_id }) => [
    pg.uniqueIndex('contest_judges_user_unique').on(user_id, contest_id),
  ]),
  contestAward: createTable(entities.contestAward, getTargetId, {}, ({ fiction_id, contest_id, place }) => [
    pg
      .uniqueIndex('contest_awards_prize_unique')
      .on(fiction_id, contest_id)
      .where(sql`${place} is not null`),
    pg
      .uniqueIndex('contest_awards_incentive_unique')
      .on(fiction_id, contest_id)
      .where(sql`${place} is null`),
  ]),
  edition: createTable(entities.edition, getTargetId, {}, ({ book_id, language }) => [
    pg.uniqueIndex('editions_book_language_unique').on(book_id, language),
  ]),
  dictionaryEntry: createTable(entities.dictionaryEntry, getTargetId, {}, ({ term, book_id, language }) => [
    pg.uniqueIndex('dictionary_entries_term_unique').on(term, book_id, language),
  ]),
  translationTask: createTable(entities.translationTask, getTargetId, {}, ({ translator_id, language }) => [
    pg.index('translation_tasks_translator_language_index').on(translator_id, language),
  ]),
  sourceChapter: createTable(entities.sourceChapter, getTargetId, {}, ({ book_id, number }) => [
    pg.uniqueIndex('source_chapters_book_number_unique').on(book_id, number),
  ]),
  comment: createTable(
    entities.comment,
    getTargetId,
    {
      /** What it answers; a thread is one deep. */
      parent_id: refTo(() => getTargetId('comments'), { onDelete: 'cascade' }),
      /** The author who wrote it; null: a reader did. */
      user_id: refTo(() => getTargetId('users')),
      /** Who wrote it, as the reading app knows them: `<app>:<id>`. */
      reader_id: pg.text(),
      /** The reading app that it came from, and its id there: it comes in once. */
      source: pg.text(),
      external_id: pg.text(),
      answered: pg.boolean().notNull().default(false),
      liked: pg.boolean().notNull().default(false),
      pinned: pg.boolean().notNull().default(false),
      reported_at: instant(),
    },
    (at) => [
      pg
        .index('comments_reported_index')
        .on(at.reported_at, at.id)
        .where(sql`${at.report_status} is not null`),
      pg
        .index('comments_removed_index')
        .on(at.reader_id)
        .where(sql`${at.report_status} = 'removed'`),
      pg
        .index('comments_unanswered_index')
        .on(at.fiction_id, at.answered, at.created_at, at.id)
        .where(sql`${at.parent_id} is null`),
      pg
        .index('comments_newest_index')
        .on(at.fiction_id, at.created_at, at.id)
        .where(sql`${at.parent_id} is null`),
      pg
        .index('comments_unread_index')
        .on(at.fiction_id)
        .where(sql`not ${at.is_read} and ${at.hidden} is null`),
      pg.index('comments_parent_index').on(at.parent_id, at.id),
      pg
        .uniqueIndex('comments_pinned_unique')
        .on(at.fiction_id)
        .where(sql`${at.pinned}`),
      pg.uniqueIndex('comments_source_unique').on(at.source, at.external_id),
    ],
  ),
  message: createTable(
    entities.message,
    getTargetId,
    {
      /** What a kind says, see `domain/emails.ts`; null where the staff wrote the words. */
      args: pg.jsonb(),
      /** What it is about. */
      fiction_id: refTo(() => getTargetId('fictions'), { onDelete: 'set null' }),
      chapter_id: refTo(() => getTargetId('chapters'), { onDelete: 'set null' }),
      task_id: refTo(() => getTargetId('translation-tasks'), { onDelete: 'set null' }),
      /** Messages that their reader took out of the list together. */
      cleared: pg.uuid(),
      /** When it is due by mail; null: it was mailed, or is not to be. */
      mail_at: instant(),
      /** What is told once: `announcement:<id>:<author>`. */
      once_key: pg.text().unique(),
    },
    ({ user_id, fiction_id, chapter_id, task_id, is_read, cleared, mail_at }) => [
      pg
        .index('messages_mail_index')
        .on(mail_at, user_id)
        .where(sql`${mail_at} is not null`),
      pg.index('messages_fiction_index').on(fiction_id),
      pg.index('messages_chapter_index').on(chapter_id),
      pg.index('messages_task_index').on(task_id),
      pg
        .index('messages_unread_index')
        .on(user_id)
        .where(sql`not ${is_read} and ${cleared} is null`),
    ],
  ),
  fiction: createTable(
    entities.fiction,
    getTargetId,
    {
      /** When a chapter was written last; `updated_at` is the form's. */
      written_at: instant(),
      /** When it got its editor or share past the forms: the back office has seen a change then, the author's form has not. */
      assigned_at: instant(),
    },
    ({ updated_at, assigned_at, id }) => [
      // What the back office sorts by, see `computed`.
      pg.index('fictions_changed_index').on(sql`greatest(${updated_at}, ${assigned_at})`, id),
    ],
  ),
  income: createTable(entities.income, getTargetId, {
    /** Story, month and language: what the ledger counts into. */
    line_key: pg.text().unique(),
  }),
  bonusDetail: createTable(entities.bonusDetail, getTargetId, {
    /** What can be applied for once: `update:<author>:<month>`. */
    once_key: pg.text().unique(),
  }),
  payroll: createTable(entities.payroll, getTargetId, {
    /** Who exports it is somebody else. */
    approved_by: refTo(() => getTargetId('users')),
    /** Who approves it is somebody else. */
    statement_approved_by: refTo(() => getTargetId('users')),
  }),
  statement: createTable(entities.statement, getTargetId, {
    /** Author and month: one is made. */
    once_key: pg.text().unique(),
  }),
  revenueImport: createTable(entities.revenueImport, getTargetId, {
    /** SHA-256 of the file, while it counts. */
    live_hash: pg.text().unique(),
    /** Whose batches are booked. */
    upload: pg.uuid(),
  }),
  user: createTable(
    entities.user,
    getTargetId,
    {
      ...foldedNames,
      password_hash: pg.text().notNull(),
      /** What its owner read the platform in last: emails and messages are written in it. */
      language: pg.text().$type<InterfaceLanguage>(),
      /** What of the messages comes by mail, as far as its owner chose. */
      mail_choices: pg.jsonb().$type<Partial<MailChoices>>().notNull().default({}),
      /** The zone of the clock that they read it by, `Europe/Berlin`. */
      time_zone: pg.text(),
      /** A pen name changes once; setting the first is no change. */
      pen_name_changed: pg.boolean().notNull().default(false),
      /** Nobody chose the user name yet. */
      user_name_generated: pg.boolean().notNull().default(false),
      /** Nobody knows the password: the account is signed in to at a provider. */
      password_generated: pg.boolean().notNull().default(false),
      /** A content manager chose the password, and its owner has not chosen their own by email since. */
      password_given: pg.boolean().notNull().default(false),
      /** Of the tip that the user name gives its owner away: the folded name that it was read for, and hidden for good. */
      name_tip_read: pg.text(),
      name_tip_ignored: pg.boolean().notNull().default(false),
      /** The editor who locked the profile, and why: both or neither. */
      info_locked_by: refTo(() => getTargetId('users')),
      info_lock_reason: pg.text(),
      /** The account that took over what was this one's, when it was closed. */
      merged_into_id: refTo(() => getTargetId('users')),
    },
    ({ email, merged_into_id }) => [
      // An email without what follows a plus: see `loadSameAuthors`.
      pg.index('users_mailbox_index').on(sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`),
      pg
        .index('users_merged_index')
        .on(merged_into_id)
        .where(sql`${merged_into_id} is not null`),
    ],
  ),
};

export const toUser = () => refTo(() => tables.user.id);
