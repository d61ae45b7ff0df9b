import type { Staff } from '../../types.ts';
import application from './application.ts';
import invite from './invite.ts';
import review from './review.ts';
import shares from './shares.ts';
import templates from './templates.ts';
import trail from './trail.ts';

export default { application, invite, review, shares, templates, trail } satisfies Staff;
