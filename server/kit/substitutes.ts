import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Today } from '#server/db/computed.ts';
import { tables } from '#server/db/schema.ts';

const { editor, editorAbsence: absence, fiction } = tables;

/** Stories of editors who are away today, in the languages that the user is their substitute for. */
export const isOfAbsentEditor = (userId: number | Placeholder | PgColumn, today: Today): SQL =>
  sql`${fiction.id} in (select away_story.id from ${fiction} as away_story
    join ${absence} on ${absence.editor_id} = away_story.editor_id
      and away_story.language = any (${absence.languages})
      and ${absence.starts_on} <= ${today} and ${absence.ends_on} >= ${today}
    join ${editor} on ${editor.id} = ${absence.substitute_id} and ${editor.user_id} = ${userId})`;
