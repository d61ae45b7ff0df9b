import { dayOf } from '#domain/shared/clock.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const toIso = (time: number): string => new Date(time).toISOString();

/** The UTC+8 day some days after the one of an instant. */
export const addDaysTo = (time: number, days: number): string => dayOf(new Date(time + days * day));
