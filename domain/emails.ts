import type { AccountsEmailArgs } from './accounts/accountsEmails.ts';
import { articlesEmails, type ArticlesEmailArgs, type ArticlesMessageArgs } from './articles/articlesEmails.ts';
import { bonusesEmails, type BonusesEmailArgs } from './bonuses/bonusesEmails.ts';
import { chaptersEmails, type ChaptersEmailArgs } from './chapters/chaptersEmails.ts';
import { commentsEmails, type CommentsEmailArgs, type CommentsMessageArgs } from './comments/commentsEmails.ts';
import { contestsEmails, type ContestsEmailArgs, type ContestsMessageArgs } from './contests/contestsEmails.ts';
import { contractsEmails, type ContractsEmailArgs } from './contracts/contractsEmails.ts';
import { editorsEmails, type EditorsEmailArgs, type EditorsMessageArgs } from './editors/editorsEmails.ts';
import { homeEmails, type HomeEmailArgs, type HomeMessageArgs } from './home/homeEmails.ts';
import type { EmailForm } from './kit/emails.ts';
import { notesEmails, type NotesEmailArgs, type NotesMessageArgs } from './notes/notesEmails.ts';
import type { NotificationsEmailArgs } from './notifications/notificationsEmails.ts';
import type { PaymentDetailsEmailArgs } from './payment-details/paymentDetailsEmails.ts';
import { payoutsEmails, type PayoutsEmailArgs } from './payouts/payoutsEmails.ts';
import { releasesEmails, type ReleasesEmailArgs, type ReleasesMessageArgs } from './releases/releasesEmails.ts';
import {
  statementsEmails,
  type StatementsEmailArgs,
  type StatementsMessageArgs,
} from './statements/statementsEmails.ts';
import { storiesEmails, type StoriesEmailArgs } from './stories/storiesEmails.ts';
import {
  translationEmails,
  type TranslationEmailArgs,
  type TranslationMessageArgs,
} from './translation/translationEmails.ts';

/** What the sentences of each email take; they stand under `<feature>.emails.<kind>`. */
export interface EmailArgs
  extends
    AccountsEmailArgs,
    ArticlesEmailArgs,
    BonusesEmailArgs,
    ChaptersEmailArgs,
    CommentsEmailArgs,
    ContestsEmailArgs,
    ContractsEmailArgs,
    EditorsEmailArgs,
    HomeEmailArgs,
    NotesEmailArgs,
    NotificationsEmailArgs,
    PaymentDetailsEmailArgs,
    PayoutsEmailArgs,
    ReleasesEmailArgs,
    StatementsEmailArgs,
    StoriesEmailArgs,
    TranslationEmailArgs {}
export type EmailKind = keyof EmailArgs;

interface Kept
  extends
    ArticlesMessageArgs,
    CommentsMessageArgs,
    ContestsMessageArgs,
    EditorsMessageArgs,
    HomeMessageArgs,
    NotesMessageArgs,
    ReleasesMessageArgs,
    StatementsMessageArgs,
    TranslationMessageArgs {}
interface MessageArgs extends Omit<EmailArgs, keyof Kept>, Kept {}
/** What a message keeps of its kind: instants as ISO 8601, months as `2026-03`; only reading makes them words of a language. */
export type ArgsOf<K extends EmailKind> = MessageArgs[K];

/** The emails that are not just their `subject` and their `text`. */
export const emails: { [K in EmailKind]?: EmailForm<K, EmailArgs[K], ArgsOf<K>> } = {
  ...articlesEmails,
  ...bonusesEmails,
  ...chaptersEmails,
  ...commentsEmails,
  ...contestsEmails,
  ...contractsEmails,
  ...editorsEmails,
  ...homeEmails,
  ...notesEmails,
  ...payoutsEmails,
  ...releasesEmails,
  ...statementsEmails,
  ...storiesEmails,
  ...translationEmails,
};
