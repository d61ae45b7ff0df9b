import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeProgress, paragraphBreak, type Segment } from '#domain/translation/segments.ts';
import { lagsBehind } from '#domain/translation/translatedChapter.ts';
import { taskChapters, translatedChapters } from '#server/db/schema.ts';
import { isLong } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
const chapters = 3;

const step = fc.record({
  what: fc.constantFrom(
    ...(['give', 'write', 'write', 'join', 'split', 'submit', 'approve', 'reject', 'release'] as const),
    ...(['cancel', 'change', 'insert', 'drop'] as const),
  ),
  chapter: fc.integer({ min: 1, max: chapters }),
  at: fc.nat({ max: 5 }),
});

/** Everything once: given out, translated, approved, released, and behind its source again. */
const life = [
  ...[1, 2, 3].map((chapter) => ({ what: 'write' as const, chapter, at: 5 })),
  ...(
    ['join', 'split', 'write', 'submit', 'approve', 'release', 'insert', 'change', 'give', 'write', 'drop'] as const
  ).map((what) => ({ what, chapter: 1, at: 1 })),
  ...(['reject', 'join', 'cancel', 'give'] as const).map((what) => ({ what, chapter: 1, at: 0 })),
];

/** A book whose steps are tried one after another, also where they are refused. */
async function history() {
  const scene = await translationScene(server, chapters);
  const texts = Array.from({ length: chapters }, (_, at) => sourceText(at + 1));
  const { tokens, book } = scene;
  let [task, counter] = [0, 0];
  const findRow = async (chapter: number) =>
    (await server.db.select().from(translatedChapters)).find(({ source_chapter_id }) => source_chapter_id === chapter);

  /** Saves what is made of a chapter's segments, as the desk does. */
  async function save(chapter: number, change: (segments: Segment[]) => Segment[]): Promise<void> {
    const row = await findRow(chapter);
    if (!row) return;
    const { revision, text } = await scene.read(row.id);
    // Of a task that was cancelled nothing is read.
    if (!text) return;
    const segments = text.map(({ basis: _, former: __, ...segment }: Segment) => segment);
    const body = { revision, title: 'A title', text: change(segments) };
    await server.call('POST', `/api/office/translated-chapters/${row.id}`, { token: tokens.translator, body });
  }

  const steps: Record<string, (chapter: number, at: number) => Promise<unknown>> = {
    async give() {
      const { status, data } = await scene.assign(scene.part);
      if (status !== 200) return;
      [task] = data.ids;
      await scene.step(task, 'receive');
    },
    write: (chapter, at) =>
      save(chapter, (segments) =>
        segments
          .filter(({ sources }) => sources.length > 0)
          .map((segment) =>
            segment.sources[0]! <= at ? { ...segment, target: `Text ${counter++}`, done: true } : segment,
          ),
      ),
    join: (chapter, at) =>
      save(chapter, (segments) => {
        const [one, other] = segments.slice(at, at + 2);
        if (!one || !other) return segments;
        const target = [one.target, other.target].filter(Boolean).join(paragraphBreak);
        const joined = { ...one, sources: [...one.sources, ...other.sources], target, done: one.done && other.done };
        return segments.toSpliced(at, 2, joined);
      }),
    split: (chapter, at) =>
      save(chapter, (segments) => {
        const one = segments[at];
        if (!one || one.sources.length < 2) return segments;
        const [first, ...rest] = one.sources;
        return segments.toSpliced(
          at,
          1,
          { ...one, sources: [first!] },
          { ...one, sources: rest, target: '', done: false },
        );
      }),
    cancel: () =>
      server.call('POST', '/api/office/translation-tasks/cancel', {
        token: tokens.manager,
        body: { ids: [task], reason: 'No more.' },
      }),
    submit: async () => task && scene.step(task, 'submit'),
    async approve(chapter) {
      const row = await findRow(chapter);
      if (row) await scene.review(row.id, { approved: true });
    },
    async reject(chapter) {
      const row = await findRow(chapter);
      if (row) await scene.review(row.id, { approved: false, reason: 'No.' });
    },
    async release() {
      const { data } = await server.call('GET', `/api/office/business-books/${book.id}/chapter-grid`, {
        token: tokens.manager,
      });
      const [edition] = data.editions;
      const body = { first_chapter: 1, last_chapter: chapters };
      if (edition)
        await server.call('POST', `/api/office/editions/${edition.id}/release`, { token: tokens.manager, body });
    },
    change: (chapter, at) =>
      rewrite(chapter, (lines) => lines.map((line, nth) => (nth === at ? `雨停了。${counter++}` : line))),
    insert: (chapter, at) => rewrite(chapter, (lines) => lines.toSpliced(at, 0, `风很大。${counter++}`)),
    drop: (chapter, at) => rewrite(chapter, (lines) => (lines.length > 1 ? lines.toSpliced(at, 1) : lines)),
  };
  async function rewrite(chapter: number, change: (lines: string[]) => string[]): Promise<void> {
    const text = texts[chapter - 1]!;
    texts[chapter - 1] = { ...text, paragraphs: change([...text.paragraphs]) };
    await storeChapters(server, book.id, [texts[chapter - 1]!]);
  }
  return { ...scene, take: (what: string, chapter: number, at: number) => steps[what]!(chapter, at) };
}

/** What the chapters add up to, counted from their texts. */
function recount(rows: readonly (typeof translatedChapters.$inferSelect)[]) {
  const counts = rows.map((row) => ({ ...computeProgress(row.segments), row }));
  const sum = (of: (one: (typeof counts)[number]) => number) => counts.reduce((total, one) => total + of(one), 0);
  const inState = (state: string) => rows.filter((row) => row.state === state).length;
  const [words, doneWords] = [sum((one) => one.words), sum((one) => one.doneWords)];
  return {
    edition: {
      in_work: inState('in_work'),
      in_review: inState('in_review'),
      approved: inState('approved'),
      released: inState('released'),
      done_words: doneWords,
      stale: counts.filter(({ row, stale, segments, doneSegments }) =>
        lagsBehind({ state: row.state, stale, segment_count: segments, done_segments: doneSegments }),
      ).length,
    },
    task: {
      chapters: rows.length,
      words,
      untranslated_words: words - doneWords,
      untranslated_chapters: counts.filter(({ segments, doneSegments }) => doneSegments < segments).length,
      progress: words === 0 ? 0 : Math.floor((doneWords * 100) / words),
    },
  };
}

test('progress of books and tasks is what a recount of the texts says, after each step of any history', async () => {
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await server.reset();
      const { take, tokens, book } = await history();
      const token = tokens.manager;
      await take('give', 1, 0);
      for (const { what, chapter, at } of steps) {
        await take(what, chapter, at);
        const rows = await server.db.select().from(translatedChapters);
        for (const { state } of rows) taken.add(state);
        const own = await server.db.select().from(taskChapters).where(eq(taskChapters.is_open, true));
        const given = rows.filter(({ id }) => own.some((one) => one.translated_chapter_id === id));
        // Of an open task nothing is left that nobody can work on.
        expect(given.filter((row) => ['approved', 'released'].includes(row.state) && lagsBehind(row))).toEqual([]);
        const { edition, task } = recount(rows);
        const { items } = (await server.call('GET', '/api/office/translation-progress', { token })).data;
        expect(items[0].editions).toMatchObject([edition]);
        const tasks = await server.call('GET', `/api/office/translation-tasks?book_id=${book.id}&sort=id&order=desc`, {
          token,
        });
        const latest = tasks.data.items[0];
        if (!latest) continue;
        if (latest.status === 'done')
          expect(latest).toMatchObject({ untranslated_chapters: 0, untranslated_words: 0, progress: 100 });
        // A later task has only what was left by then.
        else if (latest.chapters === rows.length) expect(latest).toMatchObject(task);
      }
    }),
    { numRuns: isLong ? 100 : 6, examples: [[life]] },
  );
  expect([...taken].sort()).toEqual(['approved', 'in_review', 'in_work', 'released', 'untranslated']);
}, 300_000);
