import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password);

// Checked against where there is no account, so that a wrong name takes as long as a wrong password.
let nobody: Promise<string> | undefined;

/** Is it the password? Without a hash the answer is no, in the same time. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await (nobody ??= hash('nobody'))), password);
  return stored !== undefined && fits;
}
