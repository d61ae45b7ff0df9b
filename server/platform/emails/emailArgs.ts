interface CodeArgs {
  /** Six digits. */
  code: string;
  minutes: number;
}
interface AccountArgs {
  user_name: string;
}
interface ProviderArgs extends AccountArgs {
  /** Its name for people. */
  provider: string;
}
/** `month` is ready to be read, `amount` in US cents. */
interface AmountArgs {
  month: string;
  amount: number;
}
interface DeadlineArgs extends AmountArgs {
  until: string;
}

/** A translation task: its book, and language and chapters ready to be read. */
interface TaskArgs {
  book: string;
  language: string;
  chapters: string;
}

/** A work in a contest, as it is called in the reader's language. */
interface ContestArgs {
  title: string;
  contest: string;
}

/** What each email is about: its sentences stand under `<feature>.emails.<kind>`. Text is ready to be read, a number is not yet written. */
export interface EmailArgs {
  /** To an address that is to have an account. */
  register_code: CodeArgs;
  /** To the address that an account is to move to. */
  change_email_code: CodeArgs;
  forgot_password_code: CodeArgs;
  /** In place of a code, to an address that has an account already. */
  address_in_use: object;
  /** In place of a code for a new password, to an address that has no account. */
  no_account: object;
  /** To the address of an account of the staff; `role` is ready to be read. */
  account_invited: AccountArgs & { role: string; url: string; days: number };
  password_changed: AccountArgs;
  /** To the address that the account had until now. */
  email_changed: AccountArgs;
  /** Another way to sign in than the password is new, or gone. */
  provider_linked: ProviderArgs;
  provider_unlinked: ProviderArgs;
  /** To the address of an account that was closed; `main` is the name of the one that took over what it had. */
  account_merged: AccountArgs & { main: string };
  welcome: { pen: string };
  info_locked: { reason: string };
  info_unlocked: object;

  /** `live`: readers see it now; else it waits for its time or its author. */
  chapter_approved: { title: string; number: number; live: boolean };
  /** `notes`: how many stand at paragraphs. `completed`: nothing in the story can be changed any more. */
  chapter_rejected: { title: string; number: number; reason: string; notes: number; completed?: boolean };
  /** Chapters went live when they were planned for; `many` of them, or one. */
  chapter_released: { title: string; numbers: string; many: boolean };
  /** Chapters that were `due` earlier than they went `live`, by `span`. */
  late_release: { title: string; numbers: string; many: boolean; due: string; live: string; span: string };

  /** An editor has begun to look at an application. */
  contract_taken: { title: string };
  /** The author may sign until then. */
  contract_approved: { title: string; until: string };
  /** `left`: how often a contract of the story can still be applied for. */
  contract_rejected: { title: string; notice: string; left: number };
  contract_signed: { title: string; number: string };
  contract_expired: { title: string };
  contract_invited: { title: string; editor: string };
  /** The staff gave the story, `from` until then, another title or genre. */
  work_renamed: { from: string; title: string; genre: boolean; reason: string };

  statement_open: DeadlineArgs;
  statement_due: DeadlineArgs;
  /** The statement of a month may be mended and sent in again until then. */
  statement_rejected: { month: string; reason: string; until: string };
  statement_approved: AmountArgs;
  /** Nobody confirmed it, or sent it in again, in time. */
  statement_carried: AmountArgs;
  /** Finance answered a question about the line of a story; `title` is empty where the line is of none. */
  question_answered: { month: string; title: string; answer: string };

  /** The transfer of a month's amount left, or came back and is owed again. */
  payment_paid: AmountArgs;
  payment_failed: AmountArgs & { reason: string };
  /** The payout account was changed: nothing is paid until then. */
  payout_changed: AccountArgs & { until: string };
  /** A bonus, or what is `taken` instead; `remark` is the staff's, null where the author applied for it. */
  bonus_approved: { title: string; amount: number; taken: boolean; remark: string | null };
  bonus_rejected: { title: string; reason: string };

  /** A work was entered in a contest, in full or as long as its contract is not signed, which it may be `until` then. */
  contest_entered: ContestArgs & { full: boolean; until: string };
  contest_full: ContestArgs;
  /** The results are out, and the work has won nothing. */
  contest_result: ContestArgs;
  /** `until` when it is claimed; null: it need not be. */
  contest_won: ContestArgs & { place: number; amount: number; until: string | null };
  contest_claim_due: ContestArgs & { amount: number; until: string };
  contest_lapsed: ContestArgs & { until: string };

  /** The staff decided on a comment of a `reader` that the author had reported; `reason` is theirs. */
  report_decided: { title: string; reader: string; removed: boolean; reason: string | null };
  /** Comments of readers wait unread, on these stories. */
  comments_waiting: { count: number; titles: string };
  task_assigned: TaskArgs & { until: string };
  /** It was given to another translator, or `cancelled`; earlier messages have no reason. */
  task_withdrawn: TaskArgs & { cancelled: boolean; reason?: string };
  task_moved: TaskArgs & { until: string };
  /** `words` of the source are left; `own`: to its translator, else to who gave it out. */
  task_due: TaskArgs & { until: string; words: number; translator: string; own: boolean };
  task_timed_out: TaskArgs & { words: number; translator: string; own: boolean };
  /** `numbers` of the chapters that the auditor sent back. */
  task_sent_back: TaskArgs & { numbers: string; reason: string };
  task_done: TaskArgs & { translator: string; own: boolean };
  extension_asked: TaskArgs & { translator: string; days: number; reason: string };
  /** `until` is the new end of the task where it is `approved`. */
  extension_decided: TaskArgs & { days: number; approved: boolean; until: string };
  /** Around `count` messages in one email, and below the one of an email: where its reader chooses what is mailed. */
  digest: { count: number };
}
export type EmailKind = keyof EmailArgs;
