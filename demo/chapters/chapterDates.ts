import type { Random } from '#demo/kit/random.ts';
import { day, addDaysTo, hour, toIso, minute } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { NewRow } from '#server/kit/writer.ts';

export type ChapterDates = Pick<
  NewRow<'chapter'>,
  'status' | 'created_at' | 'updated_at' | 'submitted_at' | 'published_at' | 'release_at'
>;

/** So many chapters are there when a contract is signed, and so many go out in the first days. */
const atSigning = 46;
const atStart = 8;

/** What is still on its way at the end of a signed story: the last chapters, in their order. */
function getTail(random: Random, { completed, chapters }: Story, busy: boolean): NewRow<'chapter'>['status'][] {
  if (completed || chapters < 10) return [];
  if (busy) return ['pending_publish', 'pending_publish', 'rejected', 'pending_review', 'draft', 'draft'];
  return [
    ...Array.from({ length: random.int(0, 2) }, () => 'pending_publish' as const),
    ...(random.chance(0.22) ? (['rejected'] as const) : []),
    ...Array.from({ length: random.int(0, 2) }, () => 'pending_review' as const),
    ...Array.from({ length: random.int(0, 3) }, () => 'draft' as const),
  ];
}

/** When each chapter of a story was written and went out, and where it stands; only a signed story publishes. */
export function planChapterDates(story: Story, random: Random, now: number, busy: boolean): ChapterDates[] {
  return story.contract === 'signed' ? planSigned(story, random, now, busy) : planDrafts(story, random, now);
}

function planDrafts({ chapters, created, contract }: Story, random: Random, now: number): ChapterDates[] {
  const until = contract === 'not_signed' ? now - random.between(2, 60) * hour : now - random.between(9, 40) * day;
  return Array.from({ length: chapters }, (_, index) => {
    const written = created + ((until - created) * (index + random.between(0.2, 0.8))) / chapters;
    const changed = Math.min(until, written + random.between(0, 3) * day);
    return { status: 'draft', created_at: toIso(written), updated_at: toIso(Math.max(written, changed)) };
  });
}

function planSigned(story: Story, random: Random, now: number, busy: boolean): ChapterDates[] {
  const { chapters, created, opened, completed } = story;
  const tail = getTail(random, story, busy);
  const out = chapters - tail.length;
  const last = now - (completed ? random.between(35, 130) * day : random.between(3, 110) * hour);
  const span = last - opened - 4 * day;
  return Array.from({ length: chapters }, (_, index) => {
    const early = created + ((opened - created) * (index + 0.5)) / atSigning;
    if (index >= out) return waiting(tail[index - out], index, Math.min(early, opened), index < atSigning);
    const step = Math.max(1, out - 1 - atStart);
    const published =
      index < atStart
        ? opened + index * 9 * hour + random.between(1, 50) * minute
        : opened +
          4 * day +
          (span * (index - atStart + (index === out - 1 || index === atStart ? 0 : random.between(-0.3, 0.3)))) / step;
    const written = index < atSigning ? early : published - random.between(20, 110) * hour;
    return {
      status: 'published',
      created_at: toIso(Math.min(written, published - hour)),
      updated_at: toIso(published),
      published_at: toIso(published),
    };
  });

  function waiting(status: ChapterDates['status'], index: number, early: number, old: boolean): ChapterDates {
    const place = index - out;
    const changed = Math.max(last, now - (tail.length - place) * 7 * hour - random.between(1, 200) * minute);
    const written = old ? early : changed - random.between(2, 40) * hour;
    const timed = status === 'pending_publish' && (busy || random.chance(0.8));
    const release_at = timed ? `${addDaysTo(now, place * 2 + 2)}T04:00:00.000Z` : undefined;
    const submitted_at = status === 'pending_review' ? toIso(changed) : undefined;
    return { status, created_at: toIso(written), updated_at: toIso(changed), submitted_at, release_at };
  }
}
