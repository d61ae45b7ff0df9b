import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const getKey = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32));

/**
 * Encrypts a text with the platform's secret (`server/secret.ts`). What it is `of` is bound
 * to it: moved to another row it cannot be read.
 */
export function seal(secret: string, purpose: string, of: number, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, getKey(secret, purpose), nonce).setAAD(Buffer.from(String(of)));
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), sealed]).toString('base64url');
}

/** Throws where it was not sealed so, or was changed since. */
export function unseal(secret: string, purpose: string, of: number, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const decryption = createDecipheriv(cipher, getKey(secret, purpose), nonce, { authTagLength: tagBytes });
  decryption.setAAD(Buffer.from(String(of))).setAuthTag(tag);
  return decryption.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8');
}
