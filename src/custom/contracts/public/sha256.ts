/** Browsers do no sums for a page that came unencrypted. */
export const canSum = (): boolean => (globalThis.crypto.subtle as SubtleCrypto | undefined) !== undefined;

/** The SHA-256 of bytes as the server writes it; undefined where the browser does no sums. */
export async function hashSha256(bytes: Blob): Promise<string | undefined> {
  if (!canSum()) return undefined;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
