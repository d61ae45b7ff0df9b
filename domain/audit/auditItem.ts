import { auditLogActions } from '#domain/audit/auditLog.ts';
import { entityNames } from '#domain/entities.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';

const value = () => t.mixed().nullable().defined();
const title = () => t.string().nullable().defined();

/** What was done to a record, by whom and when. */
export const auditItem = {
  id: t.id().required(),
  at: t.string().required(),
  /** User name; null where the platform did it by itself, or the reader is not to know who did. */
  by: t.string().nullable().defined(),
  by_hidden: t.boolean().required(),
  role: t.string().oneOf(roles).nullable().defined(),
  action: t.string().oneOf(auditLogActions).required(),
  /** Of which entity the record is: a story's audit log tells of its applications too. */
  of: t.string().oneOf(entityNames).required(),
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
};
