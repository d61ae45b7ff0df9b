import { ApiError, send } from '../../lib/api/client.ts';

const loadLibrary = () => import('@simplewebauthn/browser');
const loadCalls = () => import('#domain/accounts/passkeys.calls.ts');

/** Whoever closes the device's question has said no, which is told like a refusal of the server. */
const refuseCancelled = (): never => {
  throw new ApiError(422, 'accounts.passkeys.errors.cancelled');
};

/** Has the device make a passkey of what the server asked for. */
export async function makePasskey(options: object): Promise<Record<string, unknown>> {
  const { startRegistration } = await loadLibrary();
  const made = await startRegistration({ optionsJSON: options as never }).catch(refuseCancelled);
  return { ...made };
}

/** Signs in by a passkey of the device. */
export async function signInByPasskey() {
  const [{ startAuthentication }, calls] = await Promise.all([loadLibrary(), loadCalls()]);
  const { options } = await send(calls.startPasskeySignIn, {});
  const signed = await startAuthentication({ optionsJSON: options as never }).catch(refuseCancelled);
  return send(calls.loginPasskey, { body: { credential: { ...signed } } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.errors.credential) throw new ApiError(422, error.errors.credential.message);
    throw error;
  });
}
