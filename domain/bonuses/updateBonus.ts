import type { Message } from '#domain/kit/messages.ts';
import type { ContractStatus, ContractType } from '../contracts/contract.ts';
import { addMonths, getLastDayOfMonth, monthOf } from '../shared/clock.ts';

/** For exclusive stories that go on although they earn little (domain.md section 9): whole UTC+8 days, cents. */
export const updateBonus = { idleDays: 3, revenueBelow: 10_000 } as const;

export const updateBonusChecks = ['exclusive', 'idle_days', 'revenue', 'once'] as const;
export type UpdateBonusCheck = (typeof updateBonusChecks)[number];

/** The month that the bonus can be applied for: the last one that is over. */
export const getBonusMonth = (now: Date): string => addMonths(monthOf(now), -1);

/** Days of a month on which nothing was written; `written` are days like `2026-03-31`, of whatever month. */
export function countIdleDays(month: string, written: readonly string[]): number {
  const days = Number(getLastDayOfMonth(month).slice(8));
  return days - new Set(written.filter((day) => day.startsWith(month))).size;
}

/** The same of a month that is not over: days before `today`, on which something can still be written. */
export function countIdleSoFar(month: string, written: readonly string[], today: string): number {
  const before = written.filter((day) => day.startsWith(month) && day < today);
  return Number(today.slice(8)) - 1 - new Set(before).size;
}

interface Standing {
  story: { contract_status: ContractStatus; contract_type: ContractType | null };
  idle_days: number;
  /** The author's part of what all exclusive stories earned in the month, in cents. */
  revenue: number;
  applied: boolean;
}

/** The rules of the bonus, each with whether it is met and the figures that say so. */
export function computeUpdateBonusStanding({ story, idle_days, revenue, applied }: Standing) {
  const { idleDays, revenueBelow } = updateBonus;
  const line = (check: UpdateBonusCheck, met: boolean, args: Message['args'] = {}) => ({ check, met, args });
  return [
    line('exclusive', story.contract_status === 'signed' && story.contract_type === 'exclusive'),
    line('idle_days', idle_days <= idleDays, { idle_days, max: idleDays }),
    line('revenue', revenue < revenueBelow, { revenue, below: revenueBelow }),
    line('once', !applied),
  ];
}
