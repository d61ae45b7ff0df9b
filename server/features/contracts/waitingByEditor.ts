import { eq, inArray } from 'drizzle-orm';
import { actsNext, contractStatuses } from '#domain/contracts/contract.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { selectWaiting, type CountByEditor } from '#server/kit/waiting.ts';
import { isLateApplication, pendingSince } from './pendingSince.ts';

const { contractApplication, fiction } = tables;
const ofEditors = contractStatuses.filter((status) => actsNext(status) === 'editor');

/** Applications that wait for the editors of their stories, by these and by language. */
export const countApplicationsByEditor = ({ db, now }: Context): Promise<CountByEditor[]> =>
  db
    .select({
      editor_id: fiction.editor_id,
      language: fiction.language,
      ...selectWaiting(pendingSince, isLateApplication(now)),
    })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(inArray(contractApplication.status, ofEditors))
    .groupBy(fiction.editor_id, fiction.language);
