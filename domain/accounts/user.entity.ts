import { entity } from '#domain/kit/entity.ts';
import { choice, email, image, text } from '#domain/kit/fields.ts';
import { roles } from '#domain/roles.ts';

/** `invited`: its owner has no password yet. `closed` is for good: the account was merged into another. */
export const accountStatuses = ['active', 'invited', 'blocked', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** An account, of an author or of the staff (portal.md section 3, domain.md section 3). What changes it has calls of its own. */
export const user = entity('users', {
  title: 'user_name',
  secondTitle: 'pen_name',
  access: { read: ['content_manager'] },
  fields: {
    user_name: text({ required: true, unique: true, search: true, max: 40 }),
    pen_name: text({ search: true, max: 40 }),
    email: email({ required: true, unique: true, search: true }),
    role: choice(roles, { required: true, filter: true }),
    status: choice(accountStatuses, { required: true, filter: true, initial: 'active' }),
    avatar: image(),
  },
});
