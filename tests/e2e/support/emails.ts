import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** What a server with its data in `folder` has sent. */
export function readEmails(folder: string) {
  const mail = path.join(folder, 'mail');

  /** The emails to an address, as a mail program would show them, oldest first. */
  async function emailsTo(address: string) {
    const files = existsSync(mail) ? readdirSync(mail).toSorted() : [];
    const emails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(mail, file)))));
    return emails.filter((email) => email.to?.some((to) => to.address === address));
  }

  /** The codes that were sent to an address, oldest first. Other emails may come between them. */
  const codesTo = async (address: string) =>
    (await emailsTo(address)).flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []);

  return { emailsTo, codesTo };
}
