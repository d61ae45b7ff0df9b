import { message, type Message } from '#domain/kit/messages.ts';

/** Why a file cannot be taken, in words for who sent it. */
export class DocxProblem extends Error {
  readonly said: Message;

  constructor(key: string, args?: Message['args']) {
    super(key);
    this.said = message(key, args);
  }
}
