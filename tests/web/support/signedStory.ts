import { beforeEach } from 'vitest';
import { chapterTexts } from '#server/db/schema.ts';
import type { RowOf } from '../../support/records.ts';
import { server } from '../../support/web.tsx';
import { clearDevice } from './editorScreen.ts';

export let author: RowOf<'user'>;
export let story: RowOf<'fiction'>;

/** Has the author and a signed story without chapters made anew before each test of the file, and a device that keeps nothing. */
export const startWithSignedStory = () =>
  beforeEach(async () => {
    await clearDevice();
    author = await server.insert('user', { role: 'author_signed' });
    const more = { contract_status: 'signed', language: 'en', title: 'The Long Way' } as const;
    story = await server.insert('fiction', { author_id: author.id, ...more });
  });

/** The chapter editor's address: of a chapter of the story, or of a new one. */
export const editorPath = (chapter?: number) =>
  `/story/tiny?id=${story.id}${chapter === undefined ? '' : `&chapter_id=${chapter}`}`;
export const texts = async () => (await server.db.select().from(chapterTexts)).map(({ content }) => content);
