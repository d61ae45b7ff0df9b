import type { loginSso } from '#domain/accounts/sso.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { toNetwork } from '#server/kit/address.ts';
import { invalidField, notFound, ApiError } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { SignInRefused, type Person, type Provider } from '#server/kit/signInProvider.ts';
import { attempt, returnAttempt } from '#server/kit/throttle.ts';
import { begin, deriveSecrets, takeStart } from './ssoStart.ts';

const retrySeconds = 30;
const createProviderError = () => invalidField('code', 'errors.sso');

function getProvider({ providers }: Pick<Context, 'providers'>, id: string): Provider {
  const provider = providers.find((provider) => provider.id === id);
  if (!provider) throw notFound();
  return provider;
}

/** What a provider answers; 503 where it does not. */
async function loadAnswer<T>({ log }: Pick<Context, 'log'>, { id, name }: Provider, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message, code, cause } = error as Error & { code?: string };
    log.warn({ provider: id, reason: message, code, cause: String(cause) }, 'sign-in at a provider failed');
    if (error instanceof SignInRefused) throw createProviderError();
    throw new ApiError(503, 'errors.sso_unavailable', { args: { provider: name }, retryAfter: retrySeconds });
  }
}

/** Begins a sign-in at a provider; with `user_id` one that links it to that account. */
export async function sendTo(context: Context<unknown>, id: string, user_id?: number) {
  const provider = getProvider(context, id);
  await attempt(context, 'ssoStarts', toNetwork(context.address));
  const start = await begin(context, provider.id, user_id);
  const url = await loadAnswer(context, provider, provider.start(deriveSecrets(start, context.secret)));
  return { url, binding: start.binding };
}

/** The person whom a provider sent back, that provider, and when they were sent there. Not for use in a transaction. */
export async function finishProviderSignIn(
  context: Context<unknown>,
  { code, iss, ...startFields }: BodyOf<typeof loginSso>,
  user_id?: number,
): Promise<{ provider: Provider; person: Person; begunAt: Date }> {
  const start = { ...startFields, user_id };
  const provider = context.providers.find(({ id }) => id === start.provider);
  const begunAt = provider && (await takeStart(context, start));
  if (!begunAt) throw createProviderError();
  const person = await loadAnswer(context, provider, provider.finish(deriveSecrets(start, context.secret), code, iss));
  await returnAttempt(context, 'ssoStarts', toNetwork(context.address));
  return { provider, person, begunAt };
}
