import { and, asc, eq, ne } from 'drizzle-orm';
import { canStep, isUnwritten } from '#domain/chapters/chapter.ts';
import { entities } from '#domain/entities.ts';
import { message } from '#domain/kit/messages.ts';
import { getLatestRelease, findOutOfOrder } from '#domain/releases/release.ts';
import type { scheduleReleases } from '#domain/releases/releases.calls.ts';
import { releaseSettings, tables } from '#server/db/schema.ts';
import {
  type ChapterRow,
  lockChapters,
  needsContract,
  refuseNumbers,
  refuseUnready,
  takeStep,
} from '#server/features/chapters/index.ts';
import { invalid } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { isSigned, loadStoryForUpdate } from '#server/kit/story.ts';

const { chapter } = tables;
interface Planned {
  id: number;
  release_at: string;
}

/** Refuses times that are over, or further ahead than a year, each at its place. */
function checkTimes(chapters: readonly Planned[], now: Date): void {
  const latest = getLatestRelease(now).getTime();
  const problems = chapters.flatMap(({ release_at }, place) => {
    const at = Date.parse(release_at);
    const key =
      at <= now.getTime()
        ? 'releases.writing.errors.past'
        : at > latest
          ? 'releases.writing.errors.too_far'
          : undefined;
    return key ? [[`chapters[${place}].release_at`, message(key)] as const] : [];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** Refuses chapters without words, each at its place: planning one would submit it. */
function checkWords(chapters: readonly Planned[], ready: readonly ChapterRow[]): void {
  const unwritten = new Set(ready.filter(isUnwritten).map(({ id }) => id));
  const places = chapters.flatMap(({ id }, place) => (unwritten.has(id) ? [place] : []));
  const problem = message('chapters.shared.errors.empty');
  if (places.length > 0) throw invalid(Object.fromEntries(places.map((place) => [`chapters[${place}].id`, problem])));
}

export const schedule: Handler<typeof scheduleReleases> = async ({ params, body }, context) => {
  const { db, now } = context;
  checkTimes(body.chapters, now);
  const story = await loadStoryForUpdate(context, params.id);
  needsContract('schedule', story);
  const planned = new Map(body.chapters.map(({ id, release_at }) => [id, release_at]));
  const leaving = body.take_out.filter((id) => !planned.has(id));
  const ids = [...planned.keys(), ...leaving];
  const rows = await lockChapters(context, story.id, ids);
  const ready = rows.filter((row) => canStep('schedule', row, isSigned(story)));
  checkWords(body.chapters, ready);
  const submits = ready.filter((row) => planned.has(row.id) && canStep('submit', row, true));
  // A chapter that was approved may have got the number that stands in its title since.
  await refuseNumbers(
    context,
    ready.filter((row) => planned.has(row.id) && row.status === 'pending_publish'),
  );
  await refuseUnready(context, story, submits, body.confirmed);
  const submitted: number[] = [];
  for (const row of ready) {
    // What is taken out waits for its author, also where it was once meant to go live on approval.
    const set = { release_at: planned.get(row.id) ?? null, publish_when_approved: false };
    if (set.release_at !== null && canStep('submit', row, true)) {
      submitted.push(row.id);
      const submission = { submitted_at: now.toISOString(), rejection_reason: null };
      await takeStep(context, [row], 'submit', { ...set, ...submission });
    } else await updateRecords(context, entities.chapter, eq(chapter.id, row.id), set);
  }
  if (body.rule)
    await db
      .insert(releaseSettings)
      .values({ fiction_id: story.id, rule: body.rule })
      .onConflictDoUpdate({ target: releaseSettings.fiction_id, set: { rule: body.rule } });
  const done = new Set(ready.map(({ id }) => id));
  return {
    ids: [...done],
    submitted,
    skipped: ids.filter((id) => !done.has(id)),
    out_of_order: await loadOrder(context, story.id),
  };
};

/** Which of a story's chapters would now go out before an earlier one. */
async function loadOrder({ db }: Context, fiction_id: number) {
  const { id, release_at, number, status } = chapter;
  const rows = await db
    .select({ id, release_at })
    .from(chapter)
    .where(and(eq(chapter.fiction_id, fiction_id), ne(status, 'published')))
    .orderBy(asc(number), asc(id));
  return findOutOfOrder(rows);
}
