export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Of a letter that may be sent again: mail programs show what has the same one once. */
  id?: string;
  /** A calendar file that goes along. */
  calendar?: string;
}

export interface Mail {
  /** Rejects when the letter was not taken over for delivery. */
  send(letter: Letter): Promise<void>;
}
