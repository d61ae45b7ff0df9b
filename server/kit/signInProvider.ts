/** What a sign-in is bound to; kept by us, but for the state, which travels. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who a provider says that signed in; the email only where it verified it. */
export interface Person {
  issuer: string;
  subject: string;
  email: string | undefined;
}

/** The sign-in did not happen, or not as it was begun. */
export class SignInRefused extends Error {}

/** A provider that people may sign in with. Both calls reject with SignInRefused, or otherwise where it cannot be asked. */
export interface Provider {
  id: string;
  name: string;
  issuer: string;
  /** The address to send the browser to. */
  start(secrets: SignInSecrets): Promise<string>;
  /** Who came back with `code`; `iss` is what the provider added to the address by RFC 9207. */
  finish(secrets: SignInSecrets, code: string, iss: string | undefined): Promise<Person>;
}
