/**
 * What the first screens ask for first, by their address. It is sent while their code still comes; the call that asks
 * for it then takes the answer.
 */
export const firstRequests: Record<string, string> = {
  '/home': '/api/fictions/todo',
  '/story': '/api/fictions?page=1&per_page=12',
};

const started = new Map<string, Promise<Response>>();
const keyOf = (url: string, token: string) => `${token} ${url}`;

/** Asks at once for what the screen at an address will ask for. */
export function headStart(address: string, token: string): void {
  const url = firstRequests[address];
  if (!url) return;
  const answering = fetch(url, { headers: { authorization: `Bearer ${token}` } });
  // A failure is told to whoever takes it.
  answering.catch(() => undefined);
  started.set(keyOf(url, token), answering);
}

/** An answer that is on its way already, once. */
export function takeStarted(url: string, token: string | null): Promise<Response> | undefined {
  if (started.size === 0 || !token) return undefined;
  const key = keyOf(url, token);
  const answering = started.get(key);
  started.delete(key);
  return answering;
}
