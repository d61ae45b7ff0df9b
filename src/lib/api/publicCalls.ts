import type { Call, Declared } from '#domain/kit/call.ts';
import type { Schema } from '#domain/kit/types.ts';

type Public = Declared & { roles: 'anyone'; idempotent?: never; hmacSigned?: never; answer?: Schema };

/**
 * A call that anyone may make, by its route alone: `publicCall<typeof getArticle>('GET /api/articles/{place}/{slug}')`.
 * Pages for visitors come without the shapes that the server checks it by, and so without yup
 * (docs/decisions/0004-what-the-browser-downloads.md).
 */
export function publicCall<C extends Public>(route: C['route']): C {
  const [method, path] = route.split(' ') as [Call['method'], string];
  return { route, method, path, roles: 'anyone' } as unknown as C;
}
