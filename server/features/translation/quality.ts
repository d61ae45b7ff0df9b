import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '#domain/shared/clock.ts';
import { computeOnTimeRate, computeQuality, computeReturnedPerThousand } from '#domain/translation/quality.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { audits, tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { countIf } from './countIf.ts';

const { translationTask } = tables;
/** Tasks of each translator: those that are open, those that were due lately, and of these the ones that timed out. */
function getTasks({ db, now }: Context) {
  const { id, translator_id, status, ends_on } = translationTask;
  const today = dayOf(now);
  const timedOut = sql`exists (select from ${audits} where ${audits.entity} = 'translation-tasks'
    and ${audits.record_id} = ${id} and ${audits.action} = 'time_out')`;
  const isOfLate = gte(ends_on, computeQuality(today));
  const isDue = and(isOfLate, or(lt(ends_on, today), eq(status, 'done')))!;
  const isOpen = inArray(status, [...openStatuses]);
  return db
    .select({
      id: translator_id,
      open_tasks: countIf(isOpen),
      due: countIf(isDue),
      late: countIf(sql`${isDue} and (${status} = 'time_out' or ${timedOut})`),
    })
    .from(translationTask)
    .where(or(isOpen, isOfLate))
    .groupBy(translator_id);
}

const getSince = ({ now }: Context) => startOfDay(computeQuality(dayOf(now))).toISOString();

/**
 * Who submitted a chapter before something was decided on it. The translator of the chapter is whoever wrote in it last,
 * another one where its task was given to somebody else meanwhile.
 */
const selectSubmitter = (before: ReturnType<typeof sql>) =>
  sql<number>`(select submitted.user_id from ${translationVersions} submitted
    where submitted.translated_chapter_id = ${translatedChapters}.id and submitted.cause = 'submit' and ${before}
    order by submitted.id desc limit 1)`.mapWith(Number);

/** Words of chapters that were approved lately, each by who submitted what was approved. */
function sumApprovedWords(context: Context) {
  const { words, approved_at } = translatedChapters;
  const approved = context.db
    .select({ id: selectSubmitter(sql`submitted.at <= ${translatedChapters}.approved_at`).as('submitter'), words })
    .from(translatedChapters)
    .where(gte(approved_at, getSince(context)))
    .as('approved');
  return context.db
    .select({ id: approved.id, words: sql<number>`sum(${approved.words})`.mapWith(Number) })
    .from(approved)
    .groupBy(approved.id);
}

/** Paragraphs that were sent back lately, each by who submitted them: those with a remark; without any, all. */
function sumReturnedParagraphs(context: Context) {
  const { id, translated_chapter_id, cause, at, remarks, segments } = translationVersions;
  const paragraphs = sql<number>`case jsonb_array_length(${remarks}) when 0 then jsonb_array_length(${segments})
    else (select count(distinct remark -> 'sources') from jsonb_array_elements(${remarks}) remark) end`;
  const sentBack = context.db
    .select({ id: selectSubmitter(sql`submitted.id < ${id}`).as('submitter'), paragraphs: paragraphs.as('paragraphs') })
    .from(translationVersions)
    .innerJoin(translatedChapters, eq(translatedChapters.id, translated_chapter_id))
    .where(and(eq(cause, 'send_back'), gte(at, getSince(context))))
    .as('sent_back');
  return context.db
    .select({ id: sentBack.id, returned: sql<number>`sum(${sentBack.paragraphs})`.mapWith(Number) })
    .from(sentBack)
    .groupBy(sentBack.id);
}

/** How reliable and how careful each translator was (`domain/translation/quality.ts`). */
export async function loadQuality(context: Context) {
  const [tasks, approved, sentBack] = await Promise.all([
    getTasks(context),
    sumApprovedWords(context),
    sumReturnedParagraphs(context),
  ]);
  return (translator: number) => {
    const { open_tasks = 0, due = 0, late = 0 } = tasks.find(({ id }) => id === translator) ?? {};
    const { words = 0 } = approved.find(({ id }) => id === translator) ?? {};
    const { returned = 0 } = sentBack.find(({ id }) => id === translator) ?? {};
    return {
      open_tasks,
      on_time: computeOnTimeRate(due, late),
      returned_per_thousand: computeReturnedPerThousand(returned, words),
    };
  };
}
