/** A sign-in at a provider that was begun in this tab; the binding never leaves it (docs/decisions/0012). */
export interface BegunSignIn {
  provider: string;
  /** Of the provider, for people. */
  name: string;
  binding: string;
  /** Of the page where it was begun. */
  address: string;
  /** Begun by somebody who is signed in, to link the provider to the account. */
  linking?: true;
}

/** What the browser came back with. */
export interface ProviderAnswer {
  /** Absent: not begun in this tab, or finished already. */
  begun?: BegunSignIn;
  state: string;
  /** Absent: the provider refused. */
  code?: string;
  iss?: string;
}

const key = 'provider_sign_in';
let answer: ProviderAnswer | undefined;

/** Goes to the provider, from where `url` leads back. */
export function redirectTo(url: string, begun: BegunSignIn): void {
  sessionStorage.setItem(key, JSON.stringify(begun));
  location.assign(url);
}

function takeBegun(): BegunSignIn | undefined {
  const begun = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return begun === null ? undefined : (JSON.parse(begun) as BegunSignIn);
}

/**
 * Takes what a provider sent along out of the address and of its place in the history, before anything is asked for,
 * and leads to the page where the sign-in was begun.
 */
export function takeProviderAnswer(signInPath: string): void {
  const { pathname, searchParams } = new URL(location.href);
  const [state, code, iss] = ['state', 'code', 'iss'].map((name) => searchParams.get(name) ?? undefined);
  if (!state || !(code || searchParams.has('error'))) return;
  const begun = takeBegun();
  answer = { begun, state, code, iss };
  // Providers add parameters of their own, so all go.
  history.replaceState(history.state, '', `${pathname}#${begun?.address ?? signInPath}`);
}

/** What waits to be finished, by the page where it was begun. */
export const currentAnswer = (): ProviderAnswer | undefined => answer;
export const dropAnswer = (): void => void (answer = undefined);
