import { entity } from '#domain/kit/entity.ts';
import { choice, ref, time } from '#domain/kit/fields.ts';
import { entryStates } from './contest.ts';

/** A story in a contest: its author enters and withdraws it, and its contract makes it a full entry. */
export const contestEntry = entity('contest-entries', {
  title: 'id',
  access: { read: ['content_manager'] },
  sort: { field: 'entered_at', order: 'desc' },
  fields: {
    fiction_id: ref('fictions', { required: true, filter: true, write: [] }),
    contest_id: ref('contests', { required: true, filter: true, write: [] }),
    state: choice(entryStates, { required: true, filter: true, write: [] }),
    entered_at: time({ required: true, filter: true, write: [] }),
    /** When it became a full entry. */
    full_at: time({ write: [] }),
  },
});
