/**
 * Hosts that deliver `mira+anything` to `mira`, as each of them documents: nobody else can own such an address there.
 * Elsewhere a plus may be part of somebody else's name, so it proves nothing.
 */
const subaddressing = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
]);

/** The mailbox that what is sent to an email ends up in: two addresses of one mailbox are read by one person. */
export function normalizeMailbox(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  return `${subaddressing.has(host) ? name.replace(/^([^+]+)\+.*$/, '$1') : name}@${host}`;
}
