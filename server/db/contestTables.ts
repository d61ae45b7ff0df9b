import * as pg from 'drizzle-orm/pg-core';
import { tables, toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

/** An entry that was dealt to a judge, and what they wrote about it once they had scored it. */
export const contestJudgings = pg.pgTable(
  'contest_judgings',
  {
    id: id(),
    entry_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.contestEntry.id, { onDelete: 'cascade' }),
    /** Of its entry: what of a contest is scored is asked often, and its entries are many. By a trigger also where 0.1.0 dealt it. */
    contest_id: pg.bigint({ mode: 'number' }).references(() => tables.contest.id),
    judge_id: toUser().notNull(),
    comment: pg.text(),
    dealt_at: instant().notNull(),
    submitted_at: instant(),
  },
  (at) => [
    pg.uniqueIndex('contest_judgings_entry_unique').on(at.entry_id, at.judge_id),
    pg.index('contest_judgings_judge_index').on(at.judge_id, at.submitted_at),
    pg.index('contest_judgings_contest_index').on(at.contest_id, at.submitted_at),
  ],
);

/** Points that a judge has given an entry for a criterion. */
export const contestScores = pg.pgTable(
  'contest_scores',
  {
    judging_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => contestJudgings.id, { onDelete: 'cascade' }),
    criterion_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.contestCriterion.id),
    score: pg.integer().notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.judging_id, at.criterion_id] })],
);
