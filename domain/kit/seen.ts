/**
 * All cookies that the portal sets, which the privacy policy names: they say until when a browser knows of changes, by the
 * clock of the server, in ms: what it wrote itself, which the server sets, and what a stream told it, which the browser
 * sets. What it lists is not read from an older copy.
 */
export const cookies = { written: 'written_until', seen: 'seen_until' } as const;
/** After so long any copy has what a cookie tells of. */
export const cookieSeconds = 60;
