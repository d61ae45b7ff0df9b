import * as client from 'openid-client';
import { SignInRefused, type Provider } from '#server/kit/signInProvider.ts';
import type { ProviderSettings } from './openIdSettings.ts';

const timeoutSeconds = 5;
const refusals = /^OAUTH_(INVALID_RESPONSE|JWT_CLAIM_COMPARISON_FAILED|JWT_TIMESTAMP_CHECK_FAILED)$/;

/** A code that is wrong, old, used or another's, and a token that is not for us: not a fault of the provider. */
function isRefusal(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) return true;
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof client.ClientError && refusals.test(error.code ?? '');
}

/** A provider by its settings; `redirect_uri` is the address that it sends browsers back to. */
export function createOpenIdProvider(settings: ProviderSettings, redirect_uri: string): Provider {
  const { id, name, issuer, client_id, client_secret } = settings;
  let cachedConfiguration: Promise<client.Configuration> | undefined;

  async function discover(): Promise<client.Configuration> {
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    return client.discovery(new URL(issuer), client_id, client_secret, undefined, { execute, timeout: timeoutSeconds });
  }
  /** What the provider says of itself, asked until it is answered. */
  async function configuration(): Promise<client.Configuration> {
    cachedConfiguration ??= discover();
    return cachedConfiguration.catch((error: unknown) => {
      cachedConfiguration = undefined;
      throw error;
    });
  }

  return {
    id,
    name,
    issuer,

    async start({ state, nonce, verifier }) {
      const code_challenge = await client.calculatePKCECodeChallenge(verifier);
      const pkce = { code_challenge, code_challenge_method: 'S256' };
      const params = { redirect_uri, scope: 'openid email', state, nonce, ...pkce };
      return client.buildAuthorizationUrl(await configuration(), params).href;
    },

    async finish({ state, nonce, verifier }, code, iss) {
      const config = await configuration();
      const back = new URL(redirect_uri);
      back.search = String(new URLSearchParams({ code, state, ...(iss && { iss }) }));
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      try {
        const tokens = await client.authorizationCodeGrant(config, back, checks);
        const { iss: from, sub: subject, ...claims } = tokens.claims()!;
        const userInfo =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(config, tokens.access_token, subject)
            : claims;
        const verified = userInfo.email_verified === true || userInfo.email_verified === 'true';
        return {
          issuer: from,
          subject,
          email: verified && typeof userInfo.email === 'string' ? userInfo.email : undefined,
        };
      } catch (error) {
        throw isRefusal(error) ? new SignInRefused('sign-in refused', { cause: error }) : error;
      }
    },
  };
}
