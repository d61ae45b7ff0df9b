import type { EmailForms } from '#domain/kit/emails.ts';
import { formatBusinessTime } from '#domain/shared/formatDates.ts';
import { formatNumbers } from '#domain/shared/formatNames.ts';
import { formatSpan } from '#domain/shared/formatSpans.ts';

export interface ReleasesEmailArgs {
  /** Chapters went live when they were planned for; `many` of them, or one. */
  chapter_released: { title: string; numbers: string; many: boolean };
  /** Chapters that were `due` earlier than they went `live`, by `span`. */
  late_release: { title: string; numbers: string; many: boolean; due: string; live: string; span: string };
}
/** `numbers` of the chapters in their order; when the first was due and when all went live. */
export interface ReleasesMessageArgs {
  chapter_released: { title: string; numbers: number[] };
  late_release: { title: string; numbers: number[]; due: string; live: string };
}

const parts = ({ many }: { many: boolean }) =>
  many ? ({ subject: 'subject_many', text: ['text_many'] } as const) : {};

export const releasesEmails: EmailForms<ReleasesEmailArgs, ReleasesMessageArgs> = {
  chapter_released: {
    format: ({ title, numbers }, language) => ({
      title,
      numbers: formatNumbers(numbers, language),
      many: numbers.length > 1,
    }),
    parts,
  },
  late_release: {
    format: ({ title, numbers, due, live }, language) => ({
      title,
      numbers: formatNumbers(numbers, language),
      many: numbers.length > 1,
      due: formatBusinessTime(due, language),
      live: formatBusinessTime(live, language),
      span: formatSpan(Date.parse(live) - Date.parse(due), language),
    }),
    parts,
  },
};
