import { and, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { editor, fiction, invitation, user } = tables;

/** Has an invitation no answer yet, and does its editor still work, and edit in the language of the story? */
export const isOpenInvitation = (db: Db) =>
  and(
    eq(invitation.status, 'pending'),
    exists(
      db
        .select({ id: editor.id })
        .from(editor)
        .innerJoin(user, and(eq(user.id, editor.user_id), eq(user.status, 'active'), eq(user.role, 'editor')))
        .innerJoin(fiction, sql`${fiction.language} = any (${editor.languages})`)
        .where(and(eq(editor.id, invitation.editor_id), eq(fiction.id, invitation.fiction_id))),
    ),
  );
