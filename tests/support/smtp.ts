import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  /** Recipients of the envelope: whom the email really goes to. */
  to: string[];
  email: Email;
}

/** A mail server on a free port of this machine, and what was delivered to it. */
export async function smtpServer(): Promise<{ url: string; delivered: Delivered[]; close: () => Promise<void> }> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          delivered.push({ to: envelope.rcptTo.map(({ address }) => address), email });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
