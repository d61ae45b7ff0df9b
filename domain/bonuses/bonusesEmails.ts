import type { EmailForms } from '#domain/kit/emails.ts';

export interface BonusesEmailArgs {
  /** A bonus in US cents, or what is `taken` instead; `remark` is the house's, null where the author applied for it. */
  bonus_approved: { title: string; amount: number; taken: boolean; remark: string | null };
  bonus_rejected: { title: string; reason: string; remark: string | null };
}

export const bonusesEmails: EmailForms<BonusesEmailArgs> = {
  bonus_approved: {
    parts: ({ taken, remark }) => ({
      subject: taken ? 'subject_taken' : 'subject',
      text: [Boolean(remark) && 'remark', 'text'],
    }),
  },
  bonus_rejected: { parts: ({ remark }) => ({ text: [Boolean(remark) && 'remark', 'text'] }) },
};
