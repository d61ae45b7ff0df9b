import { uploadedImage } from './images.ts';
import type { TestServer } from './server.ts';

type Author = { id: number };

const groups = { genre: 1, plot: 3, identity: 2, character: 2, background: 2 } as const;

/** Puts tags on offer: `plot-1`, `plot-2` and so on in each group, and `genre-1`. */
export async function offerTags(server: TestServer): Promise<void> {
  for (const [group, count] of Object.entries(groups))
    for (let n = 1; n <= count; n++)
      await server.insert('tag', { code: `${group}-${n}`, name: `${group} ${n}`, group: group as keyof typeof groups });
}

/** The address of a cover that an author has uploaded. */
export const uploadedCover = (server: TestServer, author: Author): Promise<string> =>
  uploadedImage(server, author, 'cover');

/** What an author sends to create a story; `offerTags` comes first. */
export async function storyForm(
  server: TestServer,
  author: Author,
  changes: object = {},
): Promise<Record<string, unknown>> {
  return {
    title: 'The Long Way Home',
    lead_role: 'Mira',
    language: 'en',
    channel: 'female',
    genre: 'genre-1',
    rating: 'teen',
    cover: await uploadedCover(server, author),
    synopsis: 'A short one.',
    plot_tags: ['plot-1', 'plot-2'],
    identity_tags: ['identity-1'],
    character_tags: ['character-1'],
    background_tags: [],
    ...changes,
  };
}
