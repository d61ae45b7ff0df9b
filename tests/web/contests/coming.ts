import { chapterTexts } from '#server/db/schema.ts';
import { judgingScene } from '../../support/contests.ts';
import { server } from '../../support/web.tsx';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A contest whose entries are judged, with results that are to come: the page's clock is the machine's. */
export const coming = () => judgingScene(server, { results_at: inDays(10), claims_until: inDays(20) });

/** An entry with a chapter, which its judges read. */
export async function withText(scene: Awaited<ReturnType<typeof coming>>, title: string) {
  const entered = await scene.enter(title);
  const { id } = await server.insert('chapter', { fiction_id: entered.story.id, number: 1, status: 'published' });
  await server.db.insert(chapterTexts).values({ chapter_id: id, content: '<p>The ash fell.</p>' });
  return entered;
}
