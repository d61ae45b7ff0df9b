import type { Filled } from './api.ts';
import { startApplication } from './application.ts';
import { call, signInAuthor } from './author.ts';
import { figure, heading, note, quantile } from './report.ts';
import { createText } from './text.ts';

/** Authors who write at once, each in a story of its own, and how often each of them is saved. */
const writers = 16;
const saves = 30;

/** From a save on its way to the answer that it is kept, while others write; and the way into a chapter. */
export async function measureWriting({ engine, dataDir, url }: Filled): Promise<void> {
  heading(`Writing, ${engine}`);
  note(`${writers} chapters of 1,500 words are saved at once, ${saves} times each.`);
  const application = await startApplication(dataDir, url);
  try {
    const { token } = await signInAuthor(application.url);
    const ask = (route: string, body?: object) => call(application.url, token, route, body);
    const { items } = await ask(`/api/fictions?per_page=${writers}`);
    const saved: number[] = [];
    const opened: number[] = [];
    await Promise.all(
      items.map(async ({ id: story }: { id: number }) => {
        const path = `/api/fictions/${story}/chapters`;
        let { id, revision } = await ask(`${path}/new`, { title: null, content: createText(0) });
        for (let n = 1; n <= saves; n++) {
          const began = performance.now();
          ({ revision } = await ask(`${path}/${id}`, {
            title: null,
            content: createText(n),
            revision,
            cause: 'autosave',
          }));
          const kept = performance.now();
          await ask(`/api/fiction/chapters/${id}`);
          saved.push(kept - began);
          opened.push(performance.now() - kept);
        }
      }),
    );
    figure('autosave to durable answer, p50', quantile(saved, 0.5), 'ms');
    figure('autosave to durable answer, p95', quantile(saved, 0.95), 'ms', 600);
    figure('a chapter with its text, p95', quantile(opened, 0.95), 'ms');
  } finally {
    await application.stop();
  }
}
