import { eq } from 'drizzle-orm';
import type { BodyOf, ParamsOf } from '#domain/kit/call.ts';
import type * as calls from '#domain/translation/machineDraft.calls.ts';
import { getNextChapterState } from '#domain/translation/translatedChapter.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound, unavailable } from '#server/kit/apiError.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import type { MachineTranslation } from '#server/kit/machineTranslation.ts';
import { attempt } from '#server/kit/throttle.ts';
import { loadChapterText } from './chapterText.ts';
import { findOpenTask, refuseIdle } from './rows.ts';

const { businessBook } = tables;
const retrySeconds = 30;

/** The machine translation that a book may be sent to; undefined where the server has none, or the manager has not allowed it. */
export async function findMachine(
  { db, machineTranslation }: Pick<Context, 'db' | 'machineTranslation'>,
  book_id: number,
): Promise<MachineTranslation | undefined> {
  if (!machineTranslation) return undefined;
  const [book] = await db
    .select({ allows: businessBook.machine_draft })
    .from(businessBook)
    .where(eq(businessBook.id, book_id));
  return book?.allows ? machineTranslation : undefined;
}

interface DraftRequest {
  params: ParamsOf<typeof calls.draftParagraphs>;
  body: BodyOf<typeof calls.draftParagraphs>;
}

async function createDraft({ params: { id }, body }: DraftRequest, context: Context) {
  const { user, now, log } = context;
  const task = await findOpenTask(context, id);
  if (task?.translator_id !== user.id) throw notFound();
  refuseIdle(task, now);
  const { state, book, source_language, language, paragraphs } = await loadChapterText(context, id);
  if (getNextChapterState('write', state) === undefined) throw conflict('translation.office.errors.step');
  const machine = await findMachine(context, book.id);
  if (!machine) throw conflict('translation.office.errors.no_machine_draft');
  const paragraphIds = new Set(body.paragraphs);
  const chosen = paragraphs.filter((paragraph) => paragraphIds.has(paragraph.id));
  if (chosen.length < paragraphIds.size) throw conflict('translation.office.errors.not_aligned');
  await attempt(context, 'machineDrafts', user.id);
  const texts = await machine
    .translate(
      chosen.map(({ text }) => text),
      source_language,
      language,
    )
    .catch((error: Error) => {
      log.warn({ reason: error.message, cause: String(error.cause) }, 'the machine translation failed');
      throw unavailable('translation.office.errors.machine_failed', retrySeconds);
    });
  return { drafts: chosen.map((paragraph, at) => ({ paragraph: paragraph.id, text: texts[at]! })) };
}

export const machineDraft: HandlersOf<typeof calls> = {
  draftParagraphs: withPreparation(createDraft, async (drafts) => drafts),
};
