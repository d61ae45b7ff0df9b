import { entity } from '#domain/kit/entity.ts';
import { choice, date, longText, money, ref } from '#domain/kit/fields.ts';

/** What is given to an author, or taken, besides revenue; the first two are applied for by authors, the next two come of contests. */
export const bonusKinds = [
  'completion_bonus',
  'update_bonus',
  'contest_prize',
  'contest_incentive',
  'addition',
  'deduction',
  'fine',
  'other_income',
] as const;
export type BonusKind = (typeof bonusKinds)[number];
export const bonusStatuses = ['pending', 'approved', 'rejected'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/** What authors get by contests: nobody of finance has entered it, so its author is told also what is rejected. */
const contestKinds = ['contest_prize', 'contest_incentive'] as const satisfies BonusKind[];
export const isOfContest = (kind: BonusKind): boolean => (contestKinds as readonly BonusKind[]).includes(kind);

/** What is taken instead of given. */
export const isTaken = (kind: BonusKind): boolean => kind === 'deduction' || kind === 'fine';

/** The first day that authors are shown the details of (domain.md section 9). */
export const bonusDetailsFrom = '2023-08-01';

const staff = ['finance_manager', 'editor'] as const;

/**
 * A bonus, fine, addition or deduction of a story, with remark and editor (portal.md section 3, `bonus_detail`). The
 * amount is stored positive; a fine and a deduction are taken. It counts once somebody else approved it.
 */
export const bonusDetail = entity('bonus-details', {
  title: 'kind',
  access: { read: staff, create: staff },
  rowScope: { editor: 'fiction_id.editor_id.user_id' },
  rules: [
    { at: 'amount', message: 'bonuses.shared.errors.positive', holds: ({ amount }) => amount == null || amount > 0 },
  ],
  fields: {
    fiction_id: ref('fictions', {
      required: true,
      filter: true,
      where: { contract_status: 'signed' },
      offeredTo: ['finance_manager'],
    }),
    kind: choice(bonusKinds, {
      required: true,
      filter: true,
      reserved: ['completion_bonus', 'update_bonus', ...contestKinds],
    }),
    amount: money({ required: true, filter: true, taken: { by: 'kind', choices: bonusKinds.filter(isTaken) } }),
    day: date({ required: true, filter: true }),
    remark: longText({ required: true, max: 500 }),
    status: choice(bonusStatuses, { required: true, filter: true, initial: 'pending', write: [] }),
    author_id: ref('users', { filter: true, write: [] }),
    created_by_id: ref('users', { filter: true, write: [] }),
    decided_by_id: ref('users', { filter: true, write: [] }),
    reason: longText({ max: 500, write: [] }),
  },
});
