import { and, eq, exists, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { isWorkingAccount } from '#server/kit/isWorking.ts';

const { editor, fiction, invitation, user } = tables;
const newer = alias(invitation, 'newer');

/**
 * Has an invitation no answer yet, and does its editor still work, and edit in the language of the story? Another editor
 * may invite, or get the story, while they do not: then it stays void when they are back.
 */
export const isOpenInvitation = (db: Db) =>
  and(
    eq(invitation.status, 'pending'),
    exists(
      db
        .select({ id: editor.id })
        .from(editor)
        .innerJoin(user, and(eq(user.id, editor.user_id), isWorkingAccount))
        .innerJoin(fiction, sql`${fiction.language} = any (${editor.languages})`)
        .where(
          and(
            eq(editor.id, invitation.editor_id),
            eq(fiction.id, invitation.fiction_id),
            or(isNull(fiction.editor_id), eq(fiction.editor_id, editor.id)),
          ),
        ),
    ),
    notExists(
      db
        .select({ id: newer.id })
        .from(newer)
        .where(and(eq(newer.fiction_id, invitation.fiction_id), sql`${newer.id} > ${invitation.id}`)),
    ),
  );
