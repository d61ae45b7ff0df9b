import { and, eq, inArray } from 'drizzle-orm';
import { listAwaiting } from '#domain/contracts/contract.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { selectWaiting, type CountByEditor } from '#server/kit/waiting.ts';
import { isLateApplication, pendingSince } from './pendingSince.ts';

const { contractApplication, fiction } = tables;

/** Applications of the caller's list that wait for the editors of their stories, by these and by language. */
export const countApplicationsByEditor = ({ db, now, user }: Context): Promise<CountByEditor[]> =>
  db
    .select({
      editor_id: fiction.editor_id,
      language: fiction.language,
      ...selectWaiting(pendingSince, isLateApplication(now)),
    })
    .from(contractApplication)
    .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
    .where(
      and(
        inArray(contractApplication.status, listAwaiting('editor')),
        buildScope(db, entities.contractApplication, user, now),
      ),
    )
    .groupBy(fiction.editor_id, fiction.language);
