import type { AccountRequestStatus } from '#domain/accounts/accountRequest.entity.ts';
import type { AccountStatus } from '#domain/accounts/user.entity.ts';
import type { articleStates } from '#domain/articles/article.ts';
import type { BonusStatus } from '#domain/bonuses/bonusDetail.entity.ts';
import type { uploadStates } from '#domain/chapter-import/chapterImport.ts';
import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import type { reportStatuses } from '#domain/comments/comment.ts';
import type { AwardState } from '#domain/contests/award.ts';
import type { EntryState } from '#domain/contests/contest.ts';
import type { ContractStatus } from '#domain/contracts/contract.ts';
import type { invitationStatuses } from '#domain/contracts/invitation.ts';
import type { entryStates } from '#domain/dictionary/dictionaryEntry.entity.ts';
import type { ImportStatus } from '#domain/earnings/revenueImport.entity.ts';
import type { AnnouncementStatus } from '#domain/notifications/announcement.ts';
import type { PayoutState } from '#domain/payouts/payoutSteps.ts';
import type { BufferHealth } from '#domain/releases/buffer.ts';
import type { questionStatuses } from '#domain/statements/question.ts';
import type { StatementStage } from '#domain/statements/statementSteps.ts';
import type { storyStatuses } from '#domain/stories/story.entity.ts';
import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import type { TaskStatus } from '#domain/translation/translationTask.entity.ts';

export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

/** Whatever stands in a chip. */
type State =
  | AccountStatus
  | AccountRequestStatus
  | AnnouncementStatus
  | (typeof articleStates)[number]
  | AwardState
  | BonusStatus
  | ChapterStatus
  | ContractStatus
  | (typeof entryStates)[number]
  | EntryState
  | ImportStatus
  | (typeof invitationStatuses)[number]
  | PayoutState
  | (typeof questionStatuses)[number]
  | (typeof reportStatuses)[number]
  | StatementStage
  | (typeof storyStatuses)[number]
  | TaskStatus
  | TranslatedChapterState
  | (typeof uploadStates)[number];

/** How a state stands: settled, gone wrong, waiting for somebody, or none of these. */
export const tones = {
  accepted: 'good',
  active: 'good',
  answered: 'good',
  approved: 'good',
  claimed: 'good',
  completed: 'good',
  confirmed: 'good',
  done: 'good',
  full: 'good',
  imported: 'good',
  kept: 'good',
  paid: 'good',
  published: 'good',
  released: 'good',
  sent: 'good',
  signed: 'good',
  stored: 'good',
  won: 'good',

  blocked: 'bad',
  cancelled: 'bad',
  declined: 'bad',
  expired: 'bad',
  failed: 'bad',
  lapsed: 'bad',
  refused: 'bad',
  rejected: 'bad',
  removed: 'bad',
  reversed: 'bad',
  time_out: 'bad',
  withdrawn: 'bad',

  applying: 'waiting',
  booking: 'waiting',
  contract_review: 'waiting',
  editor_review: 'waiting',
  exported: 'waiting',
  in_review: 'waiting',
  in_work: 'waiting',
  invited: 'waiting',
  open: 'waiting',
  pending: 'waiting',
  pending_publish: 'waiting',
  pending_review: 'waiting',
  pending_translation: 'waiting',
  preliminary: 'waiting',
  proposed: 'waiting',
  reversing: 'waiting',
  scheduled: 'waiting',
  sending: 'waiting',
  signature_verification: 'waiting',
  submitted: 'waiting',
  under_review: 'waiting',
  waiting: 'waiting',

  carried: 'plain',
  closed: 'plain',
  discarded: 'plain',
  draft: 'plain',
  empty: 'plain',
  not_signed: 'plain',
  ongoing: 'plain',
  untranslated: 'plain',
} satisfies Record<State, Tone> as Partial<Record<string, Tone>>;

export const getTone = (state: string): Tone => tones[state] ?? 'plain';

/** How a buffer of chapters stands, by its health. */
export const healthTones: Record<BufferHealth, Tone> = { good: 'good', fair: 'plain', low: 'bad', empty: 'bad' };
