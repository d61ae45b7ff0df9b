import { trailActions } from '#domain/audit/auditLog.ts';
import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { revenueImport } from '#domain/earnings/revenueImport.entity.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { roles } from '#domain/roles.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { paging } from '../kit/crud.ts';

const told = [fiction, chapter, contractApplication, statement, payroll, bonusDetail, revenueImport];
const value = () => t.mixed().nullable().defined();
const title = () => t.string().nullable().defined();

const declared = {
  query: t.object(paging(10)),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          at: t.string().required(),
          /** User name; null where the platform did it by itself. */
          by: t.string().nullable().defined(),
          role: t.string().oneOf(roles).nullable().defined(),
          action: t.string().oneOf(trailActions).required(),
          /** Of which entity the record is: a work's trail tells of its applications too. */
          of: t
            .string()
            .oneOf(told.map(({ name }) => name))
            .required(),
          record_id: t.id().required(),
          reason: t.string().nullable().defined(),
          /** Fields that the reader may read, with the titles of what refs point to. */
          changes: t
            .array(
              t.object({
                field: t.string().required(),
                from: value(),
                to: value(),
                titles: t.object({ from: title(), to: title() }).required(),
              }),
            )
            .required(),
        }),
      )
      .required(),
    total: t.integer().required(),
  }),
} as const;

/** Who decided and changed what on a work and its contract applications, when and why, newest first. */
export const getWorkTrail = call('GET /api/office/fictions/{id}/trail', { who: fiction.access.read, ...declared });

/** The same of a chapter. */
export const getChapterTrail = call('GET /api/office/chapters/{id}/trail', { who: chapter.access.read, ...declared });

/** The same of a contract application. */
export const getApplicationTrail = call('GET /api/office/contract-applications/{id}/trail', {
  who: contractApplication.access.read,
  ...declared,
});

/** The same of a statement and its payment. */
export const getStatementTrail = call('GET /api/office/statements/{id}/trail', {
  who: statement.access.read,
  ...declared,
});

/** The same of a payment. */
export const getPaymentTrail = call('GET /api/office/payroll/{id}/trail', { who: payroll.access.read, ...declared });

/** The same of a bonus, fine, addition or deduction. */
export const getBonusTrail = call('GET /api/office/bonus-details/{id}/trail', {
  who: bonusDetail.access.read,
  ...declared,
});

/** The same of an import of revenue. */
export const getImportTrail = call('GET /api/office/revenue-imports/{id}/trail', {
  who: revenueImport.access.read,
  ...declared,
});
