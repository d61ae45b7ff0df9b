import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';

/** Why a file cannot be taken, in words for who sent it. */
export class DocxProblem extends Error {
  readonly reason: Message;

  constructor(key: MessageKey, args?: Message['args']) {
    super(key);
    this.reason = message(key, args);
  }
}
