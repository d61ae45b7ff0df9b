import { entity } from '#domain/kit/entity.ts';
import { ref } from '#domain/kit/fields.ts';
import { judgeRoles } from './judging.ts';

const manager = ['content_manager'] as const;

/** Who judges a contest. Without them no more is dealt to them; what they have scored stays. */
export const contestJudge = entity('contest-judges', {
  title: 'id',
  access: { read: manager, create: manager, delete: manager },
  fields: {
    user_id: ref('users', { required: true, filter: true, fixed: true, where: { role: judgeRoles } }),
    contest_id: ref('contests', { required: true, filter: true, fixed: true }),
  },
});
