import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { ProviderSettings } from '#server/platform/openIdSettings.ts';

/** What the provider tells of somebody. */
export interface Claims {
  email?: string;
  email_verified?: boolean;
}

export const redirect_uri = 'http://localhost:8787/';

/**
 * A real OpenID provider on this machine, where everybody signs in by any name, without a password, and is sent back to
 * `back`.
 */
export async function openIdServer(back = redirect_uri) {
  const people = new Map<string, Claims>();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: ProviderSettings = {
    id: 'local',
    name: 'The Local',
    issuer,
    client_id: 'quillhouse',
    client_secret: randomUUID(),
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: settings.client_id, client_secret: settings.client_secret, redirect_uris: [back] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
  });
  server.on('request', provider.callback());

  return {
    issuer,
    settings,
    people,
    close: () => void server.close(),

    /** Signs in as `name` in a browser of its own that was sent to `url`; what the provider sends back. */
    async signIn(url: string, name: string): Promise<{ code: string; state: string; iss: string }> {
      const cookies = new Map<string, string>();
      const go = async (to: string, form?: Record<string, string>): Promise<string> => {
        const response = await fetch(new URL(to, issuer), {
          method: form ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') },
          body: form && new URLSearchParams(form),
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie)!;
          cookies.set(key, value);
        }
        const next = response.headers.get('location');
        if (!next) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
        return next;
      };
      let at = await go(url);
      const prompts: Record<string, string>[] = [{ prompt: 'login', login: name }, { prompt: 'consent' }];
      for (const prompt of prompts) at = await go(await go(at, prompt));
      const { code = '', state = '', iss = '' } = Object.fromEntries(new URL(at).searchParams);
      return { code, state, iss };
    },
  };
}
