/** Milliseconds (portal.md section 9). */
export const timeout = 20_000;

/**
 * What the first screens ask for first, by their address. It is sent while their code still comes; the call that asks
 * for it then takes the answer.
 */
export const firstRequests: Record<string, string> = {
  '/home': '/api/fictions/todo',
  '/story': '/api/fictions?page=1&per_page=12',
  '/office/home': '/api/office/home',
};

const listsKey = 'lists';

/** What each list of the back office asked for last: it begins with its reader's order and filters again. */
function readKnownLists(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(listsKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps what a list asks for, so that the next start at its address can ask for it ahead. */
export function rememberListRequest(address: string, url: string): void {
  if (firstRequests[address]) return;
  const listUrls = readKnownLists();
  if (listUrls[address] !== url) localStorage.setItem(listsKey, JSON.stringify({ ...listUrls, [address]: url }));
}

type RequestOf = (address: string) => string | undefined;
let initialListRequest: RequestOf = () => undefined;

/** Lets an area whose code is here tell what a list asks for that nobody has opened yet. */
export const setInitialListRequest = (getRequest: RequestOf): void => void (initialListRequest = getRequest);

interface Prefetched {
  at: number;
  answering: Promise<Response>;
  /** Once it has come, of what is drawn ahead. */
  data?: unknown;
}
const prefetched = new Map<string, Prefetched>();
const getKey = (url: string, token: string) => `${token} ${url}`;

/** Asks at once for what the screen at an address will ask for. */
export function prefetch(address: string, token: string): void {
  const firstRequest = firstRequests[address];
  const url = firstRequest ?? readKnownLists()[address] ?? initialListRequest(address);
  if (!url) return;
  const language = localStorage.getItem('language');
  const headers = { authorization: `Bearer ${token}`, ...(language && { language }) };
  const answering = fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
  const one: Prefetched = { at: performance.now(), answering };
  prefetched.set(getKey(url, token), one);
  // A failure is told to whoever takes it.
  answering
    .then(async (response) => {
      if (firstRequest && response.ok) one.data = (await response.clone().json()).data;
    })
    .catch(() => undefined);
}

/** What was not taken in time may be broken off, or too old to be shown. */
function findRecent(url: string, token: string | null): Prefetched | undefined {
  const one = token ? prefetched.get(getKey(url, token)) : undefined;
  return one && performance.now() - one.at < timeout / 2 ? one : undefined;
}

/** An answer that is on its way already, once. */
export function takePrefetched(url: string, token: string | null): Promise<Response> | undefined {
  const one = findRecent(url, token);
  if (token) prefetched.delete(getKey(url, token));
  return one?.answering;
}

/** The data of what was asked for ahead, if it is here: drawn until the call that asks for it has taken it. */
export const getPrefetchedData = <T>(address: string, token: string | null): T | undefined =>
  findRecent(firstRequests[address]!, token)?.data as T | undefined;
