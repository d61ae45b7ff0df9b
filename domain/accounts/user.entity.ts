import { entity } from '#domain/kit/entity.ts';
import { choice, email, image, text } from '#domain/kit/fields.ts';
import { roles } from '#domain/roles.ts';

/** `closed` is for good: the account was merged into another. */
export const accountStatuses = ['active', 'blocked', 'closed'] as const;

/** An account, of an author or of the staff (portal.md section 3, domain.md section 3). */
export const user = entity('users', {
  title: 'user_name',
  access: { read: ['content_manager'], update: ['content_manager'] },
  fields: {
    user_name: text({ required: true, unique: true, search: true, max: 40, write: [] }),
    pen_name: text({ search: true, max: 40, write: [] }),
    email: email({ required: true, unique: true, search: true, write: [] }),
    role: choice(roles, { required: true, filter: true, write: [] }),
    status: choice(accountStatuses, { required: true, filter: true, initial: 'active', reserved: ['closed'] }),
    avatar: image({ write: [] }),
  },
});
