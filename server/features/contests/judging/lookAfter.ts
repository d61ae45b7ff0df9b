import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { isOfAbsentEditor } from '#server/kit/substitutes.ts';

const { contractApplication, editor, fiction, user } = tables;
type LooksAfter = (judge: number, author: number) => boolean;

/**
 * Tells whether a judge looks after an author, who is then judged by others: edits one of their stories, was chosen as
 * the editor of an application of theirs, stands in for their editor today, or is the author.
 */
export async function lookAfter(
  db: Db,
  judges: readonly number[],
  authors: readonly number[],
  today: string,
): Promise<LooksAfter> {
  const of = { judge: editor.user_id, author: fiction.author_id };
  const where = and(inArray(editor.user_id, [...judges]), inArray(fiction.author_id, [...authors]));
  const edited = await db
    .selectDistinct(of)
    .from(fiction)
    .innerJoin(editor, eq(editor.id, fiction.editor_id))
    .where(where);
  const chosen = await db
    .selectDistinct(of)
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .innerJoin(editor, eq(editor.id, contractApplication.editor_id))
    .where(where);
  const substituted = await db
    .selectDistinct({ judge: user.id, author: fiction.author_id })
    .from(fiction)
    .innerJoin(user, inArray(user.id, [...judges]))
    .where(and(inArray(fiction.author_id, [...authors]), isOfAbsentEditor(user.id, today)));
  const pairs = new Set([...edited, ...substituted, ...chosen].map(({ judge, author }) => `${judge} ${author}`));
  return (judge, author) => judge === author || pairs.has(`${judge} ${author}`);
}

/** What is dealt to who is none of the judges any more, or has come to look after the author, and not scored. */
export const findBarred = <J extends { judge_id: number; submitted_at: string | null }>(
  entries: readonly { id: number; story: { author_id: number } }[],
  judgings: (entry: number) => readonly J[],
  judges: readonly number[],
  looksAfter: LooksAfter,
): J[] =>
  entries.flatMap(({ id, story }) =>
    judgings(id).filter(
      ({ judge_id, submitted_at }) =>
        submitted_at === null && (!judges.includes(judge_id) || looksAfter(judge_id, story.author_id)),
    ),
  );
