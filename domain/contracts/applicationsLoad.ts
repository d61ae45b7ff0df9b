import type { AnswerOf } from '#domain/kit/call.ts';
import type { Role } from '#domain/roles.ts';
import type { listApplicationsLoad } from './applicationsLoad.calls.ts';
import { listAwaiting } from './contract.ts';

export type ApplicationsLoad = AnswerOf<typeof listApplicationsLoad>;
export type LoadLine = ApplicationsLoad['items'][number];

/** By what the list of applications is filtered to show those that each figure of a line counts; undefined: no filter takes them. */
export function buildLoadFilters(
  role: Role,
  { actor, editor }: LoadLine,
  { late_since, decided_since }: Pick<ApplicationsLoad, 'late_since' | 'decided_since'>,
) {
  const status = listAwaiting(actor);
  if (actor === 'work_auditor')
    return {
      waiting: { status },
      late: { status, updated_at_to: late_since },
      decided: { audited_at_from: decided_since },
    };
  if (!editor) return undefined;
  // The list of an editor has no others.
  const waiting = role === 'editor' ? { status } : { status, fiction_id__editor_id: [editor.id] };
  return {
    waiting,
    late: { ...waiting, applied_at_to: late_since },
    decided: { reviewed_by_id: [editor.id], reviewed_at_from: decided_since },
  };
}
