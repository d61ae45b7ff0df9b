import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { tables } from './schema.ts';

const { contestAward, contestPrize } = tables;

/** The prize of an award that brings something besides an amount: what the two are joined by. */
export const hasBesides = and(
  eq(contestPrize.contest_id, contestAward.contest_id),
  eq(contestPrize.place, contestAward.place),
  isNotNull(contestPrize.text),
)!;

export const isClaimed = eq(contestAward.state, 'claimed');

/** Awards that were claimed, and nobody has handed over. */
export const isUndelivered = and(isClaimed, isNull(contestAward.delivered_at))!;
