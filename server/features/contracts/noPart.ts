import { and, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { decisions } from '#domain/contracts/contract.ts';
import { applicationSteps, tables } from '#server/db/schema.ts';

const { contractApplication, fiction } = tables;

/** Applications on which a person decides without an obstacle, see `findObstacle`: neither their own nor decided on by them before. */
export function hasNoPartIn(reader: number | PgColumn): SQL | undefined {
  const ownStory = and(eq(fiction.id, contractApplication.fiction_id), eq(fiction.author_id, reader));
  const before = and(
    eq(applicationSteps.application_id, contractApplication.id),
    eq(applicationSteps.user_id, reader),
    inArray(applicationSteps.step, decisions),
  );
  return and(
    not(exists(sql`(select 1 from ${fiction} where ${ownStory})`)),
    not(exists(sql`(select 1 from ${applicationSteps} where ${before})`)),
  );
}
