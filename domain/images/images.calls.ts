import { imageKinds, imageTooLarge } from '#domain/images/imageKinds.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { authors, roles } from '#domain/roles.ts';

/** Stores an image of a kind, see `imageKinds`. 422 tells what is wrong with it, 413 that it has too many bytes. */
export const uploadImage = call('POST /api/upload/img/{kind}', {
  roles: authors,
  upload: { bytes: Math.max(...Object.values(imageKinds).map((kind) => kind.uploadBytes)), tooLarge: imageTooLarge },
  answer: t.object({ url: t.string().required() }),
});

/** The same of a cover (domain.md section 7). */
export const uploadCover = call('POST /api/upload/img', {
  roles: authors,
  upload: { bytes: imageKinds.cover.uploadBytes, tooLarge: imageTooLarge },
  answer: t.object({ url: t.string().required() }),
});

/** Covers and avatars are public, under names that cannot be guessed. */
export const getFile = call('GET /api/files/{kind}/{name}', { roles: 'anyone', answer: 'file' });

/**
 * Identity documents and signatures: for their owner, for the editor of a story of the owner, and for who reviews
 * contracts. To all others they do not exist.
 */
export const getPrivateFile = call('GET /api/files/private/{kind}/{name}', { roles, answer: 'file' });
