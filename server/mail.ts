import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** Writes each letter as an .eml file that any mail program opens. */
export function folderMail(folder: string, clock: () => Date): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from: 'Quillhouse <no-reply@quillhouse.example>', ...letter });
      await mkdir(folder, { recursive: true });
      const name = `${clock().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message as Buffer);
    },
  };
}
