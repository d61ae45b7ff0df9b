import { dayLong } from '../shared/clock.ts';

/** Days within which Quillhouse wants a chapter reviewed once it is submitted; authors are promised no time. */
export const reviewAimDays = 3;

/** Has a chapter that was submitted then waited for its review for longer than that? */
export const isReviewLate = (submitted_at: string, now: Date): boolean =>
  now.getTime() - new Date(submitted_at).getTime() > reviewAimDays * dayLong;
