import { isIP } from 'node:net';
import type { Context } from 'hono';

/** Who asks: the peer of the socket. What X-Forwarded-For claims is believed only of a proxy that is trusted, in its own entry. */
export function getClientAddress(c: Context, trustProxy = false): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded && isIP(forwarded) ? forwarded : (incoming?.socket.remoteAddress ?? '');
}

/** What limits are counted by: an IPv4 address, or the /64 network that an IPv6 address is one of countless others in. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
