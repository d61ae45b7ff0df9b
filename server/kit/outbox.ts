import type { Letter, Mail } from '#server/kit/letter.ts';
import type { Log } from '#server/log.ts';
import { unavailable } from './apiError.ts';

/** After a letter failed, a new code may be asked for no sooner than this. */
const retrySeconds = 60;

/** The letters of one call. They leave when its transaction is committed: a change that is taken back tells nobody. */
export class Outbox {
  readonly #mail: Mail;
  readonly #log: Log;
  readonly #posted: Letter[] = [];
  readonly #notices: Letter[] = [];

  constructor(mail: Mail, log: Log) {
    this.#mail = mail;
    this.#log = log;
  }

  /** A letter that is the purpose of the call: without it the call answers 503. */
  post(letter: Letter): void {
    this.#posted.push(letter);
  }

  /** A letter that tells of what was done: the call neither waits for it nor fails with it. */
  notify(letter: Letter): void {
    this.#notices.push(letter);
  }

  async send(): Promise<void> {
    for (const letter of this.#notices) void this.#deliver(letter);
    const sent = await Promise.all(this.#posted.map((letter) => this.#deliver(letter)));
    if (sent.includes(false)) throw unavailable('errors.mail', retrySeconds);
  }

  async #deliver(letter: Letter): Promise<boolean> {
    try {
      await this.#mail.send(letter);
      return true;
    } catch (error) {
      this.#log.error({ err: error }, 'a letter was not sent');
      return false;
    }
  }
}
