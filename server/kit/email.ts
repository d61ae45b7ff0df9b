export interface Email {
  to: string;
  subject: string;
  text: string;
  /** Of an email that may be sent again: mail programs show what has the same one once. */
  id?: string;
  /** A calendar file that goes along. */
  calendar?: string;
}

export interface Mail {
  /** Rejects when the email was not taken over for delivery. */
  send(email: Email): Promise<void>;
}
