import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Today } from './businessZone.ts';
import { tables } from './schema.ts';

const { editor, editorAbsence: absence, fiction } = tables;

export type UserId = number | Placeholder | PgColumn;

/** Absences of today in which the user stands in. */
const selectSubstituted = (userId: UserId, today: Today): SQL =>
  sql`${absence} join ${editor} on ${editor.id} = ${absence.substitute_id} and ${editor.user_id} = ${userId}
    and ${absence.starts_on} <= ${today} and ${absence.ends_on} >= ${today}`;

/** Is a story of an editor who is away today, in a language that the user is their substitute for, and edits in still? */
export const isOfAbsentEditor = (userId: UserId, today: Today): SQL =>
  sql`exists (select from ${selectSubstituted(userId, today)}
    where ${absence.editor_id} = ${fiction.editor_id} and ${fiction.language} = any (${absence.languages})
      and ${fiction.language} = any (${editor.languages}))`;

/** The ids of all of these stories. */
export const selectOfAbsentEditors = (userId: UserId, today: Today): SQL =>
  sql`(select away_story.id from ${fiction} as away_story
    join (select ${absence.editor_id}, ${absence.languages}, ${editor.languages} as edited
      from ${selectSubstituted(userId, today)}) as away
      on away.editor_id = away_story.editor_id and away_story.language = any (away.languages)
        and away_story.language = any (away.edited))`;
