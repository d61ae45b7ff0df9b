import type { calls } from '#domain/calls.ts';

/** What the document says of a call besides its shapes, where the route says too little. */
export const descriptions: { [K in keyof typeof calls]?: string } = {
  getUserInfo:
    'Who is signed in: the names, the role and the notices that every page shows. The personal data, which POST /api/user/info saves, is answered by GET /api/user/profile.',
  saveProfile:
    'Saves any part of the personal data that GET /api/user/profile answers. GET /api/user/info answers who is signed in, which is another thing.',
};
