import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { questionStatuses } from '#domain/statements/question.ts';
import { tables, toUser } from './entityTables.ts';
import { id, instant, refTo } from './table.ts';

/** What an author asks about a line of a statement; one thread a line. */
export const questions = pg.pgTable(
  'statement_questions',
  {
    id: id(),
    statement_id: refTo(() => tables.statement.id).notNull(),
    line: pg.text().notNull(),
    status: pg.text().$type<(typeof questionStatuses)[number]>().notNull().default('open'),
    /** Finance has written since the author looked. */
    unread: pg.boolean().notNull().default(false),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (at) => [
    pg.check('statement_questions_status_check', sql`${at.status} in ('open', 'answered', 'closed')`),
    pg.uniqueIndex('statement_questions_line_unique').on(at.statement_id, at.line),
    pg.index('statement_questions_status_index').on(at.status, at.updated_at, at.id),
  ],
);

export const questionNotes = pg.pgTable(
  'statement_question_notes',
  {
    id: id(),
    question_id: refTo(() => questions.id).notNull(),
    user_id: toUser().notNull(),
    by_staff: pg.boolean().notNull(),
    content: pg.text().notNull(),
    created_at: instant().notNull(),
  },
  (at) => [pg.index('statement_question_notes_question_index').on(at.question_id, at.id)],
);
