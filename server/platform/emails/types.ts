/** A letter without its recipient. `text` is plain, a paragraph an element. */
export interface Words {
  subject: string;
  text: readonly string[];
}

interface CodeArgs {
  /** Six digits. */
  code: string;
  minutes: number;
}
interface AccountArgs {
  user_name: string;
}

/** What an author is told of the account and the chapters. All arguments are ready to be read. */
export interface Notices {
  welcome(args: { pen: string }): Words;
  /** Chapters that were `due` earlier than they went `live`, by `span`; `many` of them, or one. */
  late_release(args: { title: string; numbers: string; many: boolean; due: string; live: string; span: string }): Words;
}

/** What an author is told of contracts, as a letter and as a message. `until` and `title` are ready to be read. */
export interface ContractLetters {
  /** The author may sign until then. */
  contract_approved(args: { title: string; until: string }): Words;
  /** `left`: how often a contract of the work can still be applied for. */
  contract_rejected(args: { title: string; notice: string; left: number }): Words;
  contract_signed(args: { title: string; number: string }): Words;
  contract_expired(args: { title: string }): Words;
  /** The staff gave the work, `from` until then, another title or genre. */
  work_renamed(args: { from: string; title: string; genre: boolean; reason: string }): Words;
  contract_invited(args: { title: string; editor: string }): Words;
  info_locked(args: { reason: string }): Words;
  info_unlocked(args: object): Words;
}

/** What an author is told of reviewed chapters, likewise. */
export interface ChapterLetters {
  /** `live`: readers see it now; else it waits for its time or its author. */
  chapter_approved(args: { title: string; number: number; live: boolean }): Words;
  /** `notes`: how many stand at paragraphs. `completed`: nothing in the work can be changed any more. */
  chapter_rejected(args: { title: string; number: number; reason: string; notes: number; completed?: boolean }): Words;
}

/** What an author is told of a work. */
export interface WorkLetters extends ContractLetters, ChapterLetters {}

/** What an author is told of readers' comments, and what holds messages together in a letter. */
export interface CommunityLetters {
  /** The staff decided on a comment of a `reader` that the author had reported; `reason` is theirs. */
  report_decided(args: { title: string; reader: string; removed: boolean; reason: string | null }): Words;
  /** Comments of readers wait unread, on these works. */
  comments_waiting(args: { count: string; titles: string }): Words;
  /** Around `count` messages in one letter, and below the one of a letter: where its reader chooses what is mailed. */
  digest(args: { count: string }): Words;
}

/** What an author is told of a statement that waits. `month`, `amount` and `until` are ready to be read. */
export interface StatementLetters {
  statement_open(args: { month: string; amount: string; until: string }): Words;
  statement_due(args: { month: string; amount: string; until: string }): Words;
}

/** What an author is told of steps that ask for nothing. All arguments are ready to be read. */
export interface StepLetters {
  /** Chapters went live when they were planned for; `many` of them, or one. */
  chapter_released(args: { title: string; numbers: string; many: boolean }): Words;
  /** An editor has begun to look at an application. */
  contract_taken(args: { title: string }): Words;
  statement_approved(args: { month: string; amount: string }): Words;
  /** Nobody confirmed it, or sent it in again, in time. */
  statement_carried(args: { month: string; amount: string }): Words;
  /** A bonus, or what is `taken` instead; `remark` is the staff's, null where the author applied for it. */
  bonus_approved(args: { title: string; amount: string; taken: boolean; remark: string | null }): Words;
  bonus_rejected(args: { title: string; reason: string }): Words;
}

/** What is told by a message. */
export interface Told
  extends
    WorkLetters,
    Notices,
    StatementLetters,
    StepLetters,
    Omit<CommunityLetters, 'digest'>,
    Omit<MoneyLetters, 'payout_changed'> {}

/** What an author is told of money. All arguments are ready to be read. */
export interface MoneyLetters {
  /** The payout account was changed: nothing is paid until then. */
  payout_changed(args: AccountArgs & { until: string }): Words;
  /** The statement of a month may be mended and sent in again until then. */
  statement_rejected(args: { month: string; reason: string; until: string }): Words;
  /** The transfer of a month's amount left, or came back and is owed again. */
  payment_paid(args: { month: string; amount: string }): Words;
  payment_failed(args: { month: string; amount: string; reason: string }): Words;
  /** Finance answered a question about the line of a work; `title` is empty where the line is of none. */
  question_answered(args: { month: string; title: string; answer: string }): Words;
}

/** Every letter that an account gets; a language that lacks one does not compile. */
export interface Letters extends Told, MoneyLetters, CommunityLetters {
  /** To an address that is to have an account. */
  register_code(args: CodeArgs): Words;
  /** To the address that an account is to move to. */
  change_email_code(args: CodeArgs): Words;
  forgot_password_code(args: CodeArgs): Words;
  /** In place of a code, to an address that has an account already. */
  address_in_use(args: object): Words;
  /** In place of a code for a new password, to an address that has no account. */
  no_account(args: object): Words;
  password_changed(args: AccountArgs): Words;
  /** To the address that the account had until now. */
  email_changed(args: AccountArgs): Words;
  /** A way in besides the password is new, or gone; `provider` is its name for people. */
  provider_linked(args: AccountArgs & { provider: string }): Words;
  provider_unlinked(args: AccountArgs & { provider: string }): Words;
  /** To the address of an account that was closed; `main` is the name of the one that took over what it had. */
  account_merged(args: AccountArgs & { main: string }): Words;
}
