import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { createWaitingFields } from '#domain/shared/waiting.ts';
import { contractApplication } from './contractApplication.entity.ts';

const instant = () => ruleOf(time({ required: true }));

/**
 * Who has how many applications to review, most late ones first, and decided how many lately (`decidedLately.ts`), of
 * those in the caller's list. An editor has one line, with all that waits for them; the others one of each editor who
 * works or has any, of works without an editor (`editor` is null), and last of the second review, which waits for all work
 * auditors alike.
 */
export const listApplicationsLoad = call('GET /api/office/applications-load', {
  roles: contractApplication.access.read,
  answer: t.object({
    /** What the staff has had since then or longer is late. */
    late_since: instant(),
    /** What was decided since then counts as lately. */
    decided_since: instant(),
    items: t
      .array(
        t.object({
          actor: t.string().oneOf(['editor', 'work_auditor']).required(),
          editor: t
            .object({ id: t.id().required(), name: t.string().required() })
            .nullable()
            .default(undefined)
            .defined(),
          waiting: t.object(createWaitingFields()),
          decided: t.integer().min(0).required(),
        }),
      )
      .required(),
  }),
});
