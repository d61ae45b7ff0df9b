import { hash } from 'node:crypto';

/** As hexadecimal digits. */
export const hashSha256 = (of: string | Uint8Array): string => hash('sha256', of);
