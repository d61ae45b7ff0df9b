import { entity } from '#domain/kit/entity.ts';
import { choice, money, number, ref, time } from '#domain/kit/fields.ts';
import { awardStates } from './award.ts';

/** A prize that a story has won, or an incentive; it is settled as a bonus of its author. */
export const contestAward = entity('contest-awards', {
  title: 'id',
  access: { read: ['content_manager'] },
  fields: {
    fiction_id: ref('fictions', { required: true, filter: true, write: [] }),
    contest_id: ref('contests', { required: true, filter: true, write: [] }),
    /** Of a prize; an incentive has none. */
    place: number({ min: 1, filter: true, write: [] }),
    amount: money({ required: true, write: [] }),
    state: choice(awardStates, { required: true, filter: true, write: [] }),
    claimed_at: time({ write: [] }),
    /** When what comes with the prize, besides an amount, was handed over. */
    delivered_at: time({ write: [] }),
    bonus_id: ref('bonus-details', { write: [] }),
    decided_by_id: ref('users', { required: true, write: [] }),
  },
});
