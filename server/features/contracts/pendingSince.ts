import { lte, sql } from 'drizzle-orm';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';

const { status, applied_at, updated_at } = tables.contractApplication;

/** Since when the staff has had an application, as `isLate` counts it. */
export const pendingSince = sql`case when ${status} = 'contract_review' then ${updated_at} else ${applied_at} end`;

/** What the staff has had since then or longer is late, see `isLate`. */
export const getLateSince = (now: Date): string => addDaysToInstant(now, -contractLimits.lateDays).toISOString();

/** Of those that wait for the staff, the ones that `isLate` names. */
export const isLateApplication = (now: Date) => lte(pendingSince, getLateSince(now));
