/**
 * Cookies that say until when a browser knows of changes, by the clock of the server, in ms: what it wrote itself, which
 * the server sets, and what a stream told it, which the browser sets. What it lists is not read from an older copy.
 */
export const writtenCookie = 'written_until';
export const seenCookie = 'seen_until';
