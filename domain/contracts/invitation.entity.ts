import { invitationDelays, invitationStatuses, refusalReasons } from '#domain/contracts/invitation.ts';
import { entity } from '#domain/kit/entity.ts';
import { choice, longText, ref, time } from '#domain/kit/fields.ts';

/** An editor asks for a story; its author accepts, or refuses with a reason and until when (domain.md section 4). */
export const invitation = entity('invitations', {
  title: 'id',
  access: { read: ['content_manager', 'editor'] },
  rowScope: { editor: 'editor_id.user_id' },
  fields: {
    fiction_id: ref('fictions', { required: true, filter: true }),
    editor_id: ref('editors', { required: true, filter: true }),
    note: longText({ max: 1000 }),
    status: choice(invitationStatuses, { required: true, filter: true, initial: 'pending' }),
    reason: choice(refusalReasons, { filter: true }),
    delay: choice(invitationDelays),
    answered_at: time(),
    /** No invitation before then, of this editor or for this story, by the reason; null where `delay` says never. */
    again_at: time(),
  },
});
