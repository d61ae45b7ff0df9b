import { textFields } from '#domain/articles/article.ts';
import { tables } from '#server/db/schema.ts';
import { goesPublic } from './pending.ts';

const { article } = tables;
type Row = typeof article.$inferSelect;
type People = Partial<Pick<Row, 'written_by_id' | 'reviewed_by_id'>>;

/**
 * Who wrote the text that `set` saves, and, where it goes public or is given a time for it, who let it: nobody reviews a
 * text of their own. Nothing where `me` is the platform.
 */
export function findPeople(
  row: Row,
  set: Readonly<Record<string, unknown>>,
  me: number | undefined,
  isLetOut: boolean,
): People {
  if (me === undefined) return {};
  const isRewritten = textFields.some((name) => (set[name] ?? row[name]) !== row[name]);
  const writer = isRewritten ? me : row.written_by_id;
  const isReviewed = (isLetOut || goesPublic(row, set) || Boolean(set.publish_at)) && writer !== me;
  return {
    ...(isRewritten && { written_by_id: me, reviewed_by_id: null }),
    ...(isReviewed && { reviewed_by_id: me }),
  };
}
