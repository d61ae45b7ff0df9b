import { daysAfter, monthsAfter } from '../shared/clock.ts';

export const invitationStatuses = ['pending', 'accepted', 'refused'] as const;

/** Why an author refuses an editor's invitation (domain.md section 4). */
export const refusalReasons = ['dislike_editor', 'not_now'] as const;

/** When the author may be asked again. */
export const invitationDelays = ['days_15', 'month_1', 'months_3', 'never'] as const;
export type InvitationDelay = (typeof invitationDelays)[number];

const months = { month_1: 1, months_3: 3 } as const;

/** The instant from which an author who refused `now` may be invited again; null: never. */
export function computeReinvitationTime(now: Date, delay: InvitationDelay): string | null {
  if (delay === 'never') return null;
  if (delay === 'days_15') return daysAfter(now, 15).toISOString();
  return monthsAfter(now, months[delay]).toISOString();
}
