import type { EmailForms } from '#domain/kit/emails.ts';
import { formatUntilArg } from '#domain/shared/formatArgs.ts';

export interface ContractsEmailArgs {
  /** An editor has begun to look at an application. */
  contract_taken: { title: string };
  /** The author may sign until then. */
  contract_approved: { title: string; until: string };
  /** `left`: how often a contract of the story can still be applied for. */
  contract_rejected: { title: string; notice: string; left: number };
  contract_signed: { title: string; number: string };
  contract_expired: { title: string };
  contract_invited: { title: string; editor: string };
}

export const contractsEmails: EmailForms<ContractsEmailArgs> = {
  contract_approved: { format: formatUntilArg },
  contract_rejected: { parts: ({ left }) => ({ text: ['text', left === 0 ? 'none_left' : 'left'] }) },
};
