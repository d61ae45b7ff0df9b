import { createHash } from 'node:crypto';

/** As hexadecimal digits. */
export const hashSha256 = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('hex');
