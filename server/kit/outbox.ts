import type { Email, Mail } from '#server/kit/email.ts';
import type { Log } from '#server/log.ts';
import { unavailable } from './apiError.ts';

/** After an email failed, a new code may be asked for no sooner than this. */
const retrySeconds = 60;

/** The emails of one call. They leave when its transaction is committed: a change that is taken back tells nobody. */
export class Outbox {
  readonly #mail: Mail;
  readonly #log: Log;
  readonly #posted: Email[] = [];
  readonly #notices: Email[] = [];

  constructor(mail: Mail, log: Log) {
    this.#mail = mail;
    this.#log = log;
  }

  /** An email that is the purpose of the call: without it the call answers 503. */
  post(email: Email): void {
    this.#posted.push(email);
  }

  /** An email that tells of what was done: the call neither waits for it nor fails with it. */
  notify(email: Email): void {
    this.#notices.push(email);
  }

  /** An email that tells of a refusal: it leaves at once, since a call that is refused commits nothing. */
  warn(email: Email): void {
    void this.#deliver(email);
  }

  async send(): Promise<void> {
    for (const email of this.#notices) void this.#deliver(email);
    const results = await Promise.all(this.#posted.map((email) => this.#deliver(email)));
    if (results.includes(false)) throw unavailable('errors.mail', retrySeconds);
  }

  async #deliver(email: Email): Promise<boolean> {
    try {
      await this.#mail.send(email);
      return true;
    } catch (error) {
      this.#log.error({ err: error }, 'an email was not sent');
      return false;
    }
  }
}
