import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type * as calls from '#domain/editors/editors.calls.ts';
import { tables } from '#server/db/schema.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { isWorkingAccount } from '#server/kit/isWorking.ts';

const { editor, fiction, user } = tables;

export const editors: HandlersOf<typeof calls> = {
  async listMyEditors(_, { db, user: me }) {
    const items = await db
      .selectDistinct({ id: editor.id, name: editor.name, email: editor.email, whatsapp: editor.whatsapp })
      .from(editor)
      .innerJoin(fiction, eq(fiction.editor_id, editor.id))
      .where(eq(fiction.author_id, me.id))
      .orderBy(asc(editor.name), asc(editor.id));
    return { items };
  },

  async listEditors({ query: { page, per_page, language } }, { db }) {
    const fits = language === undefined ? undefined : arrayContains(editor.languages, [language]);
    const query = db
      .select({ id: editor.id, name: editor.name, languages: editor.languages })
      .from(editor)
      .innerJoin(user, and(eq(user.id, editor.user_id), isWorkingAccount))
      .where(fits)
      .$dynamic();
    const total = await db.$count(query.as('found'));
    const items = await query
      .orderBy(asc(editor.name), asc(editor.id))
      .limit(per_page)
      .offset((page - 1) * per_page);
    return { items, total };
  },
};
