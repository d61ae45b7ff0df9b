import { revenueFile, revenueTooLarge } from '#domain/earnings/revenueFile.ts';
import { importStatuses } from '#domain/earnings/revenueImport.entity.ts';
import { revenueQuestions } from '#domain/earnings/revenueQuestions.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { fileErrors } from '#domain/shared/fileErrors.ts';
import { reasonBody } from '#domain/shared/reason.ts';

const finance = ['finance_manager'] as const;

/** What a file of revenue would book, in cents, and what is wrong with it: a line of nought is the file itself. */
export const previewRevenue = call('POST /api/office/revenue-imports/preview', {
  roles: finance,
  upload: { bytes: revenueFile.bytes, tooLarge: revenueTooLarge },
  answer: t.object({
    lines: t.integer().required(),
    first_day: t.string().nullable().defined(),
    last_day: t.string().nullable().defined(),
    net_amount: t.integer().required(),
    author_amount: t.integer().required(),
    /** What has to be confirmed before it is booked, how many lines it is about and the first of them. */
    questions: t
      .array(
        t.object({
          question: t.string().oneOf(revenueQuestions).required(),
          count: t.integer().required(),
          first_line: t.integer().required(),
        }),
      )
      .required(),
    ...fileErrors,
  }),
});

const importStatus = t.string().oneOf(importStatuses).required();

/**
 * Books a file of revenue whole, or refuses it: 422 at `lines[n].column`; 409 for a file that was booked before, while
 * another is booked, and for a question of the preview that is not `confirmed`. A long file is booked in batches after the
 * answer, whose status is `booking` then: the import's `booked_count` tells how far it is.
 */
export const importRevenue = call('POST /api/office/revenue-imports', {
  roles: finance,
  idempotent: true,
  query: t.object({ confirmed: t.query.list(t.string().oneOf(revenueQuestions).required()) }),
  upload: { bytes: revenueFile.bytes, tooLarge: revenueTooLarge },
  answer: t.object({
    id: t.id().required(),
    lines: t.integer().required(),
    net_amount: t.integer().required(),
    status: importStatus,
  }),
});

/** Takes an import back by postings that reverse it, in batches as it was booked; the file may then be booked again. */
export const reverseRevenue = call('POST /api/office/revenue-imports/{id}/reverse', {
  roles: finance,
  idempotent: true,
  body: reasonBody,
  answer: t.object({ id: t.id().required(), status: importStatus }),
});
