/** The SHA-256 of bytes as the server writes it; undefined where the page came unencrypted, which browsers do no sums for. */
export async function sha256(bytes: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  return new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer())).toHex();
}
