import type { ImageKind } from '#domain/images/imageKinds.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import type { TestServer } from './server.ts';

let images = 0;

/** The address of an image that an account has uploaded. */
export async function uploadedImage(server: TestServer, owner: { id: number }, kind: ImageKind): Promise<string> {
  const name = `${kind}/00000000-0000-4000-9000-${String(++images).padStart(12, '0')}.jpg`;
  await server.pool.query('insert into files values ($1, $2, $3, 1000, now())', [name, kind, owner.id]);
  return getFileUrl(name);
}
