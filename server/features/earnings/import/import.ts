import { and, eq, inArray, max } from 'drizzle-orm';
import { revenueFile, type BookableLine } from '#domain/earnings/revenueFile.ts';
import type * as calls from '#domain/earnings/revenueImport.calls.ts';
import { importSteps, isUnderWay, underWay } from '#domain/earnings/revenueImport.entity.ts';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type Handler, type HandlersOf, type Input } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { lockText } from '#server/kit/textLock.ts';
import { refuseLines } from '#server/platform/csv/refusedLines.ts';
import { computeShares } from '#server/platform/ledger/revenueEntries.ts';
import { continueImport, keepBatches, linesAtOnce } from './booking.ts';
import { checkRevenue, type CheckedRevenue } from './checkRevenue.ts';
import { parseInThread } from './revenueThread.ts';

const { revenueImport } = tables;
type ImportRow = typeof revenueImport.$inferSelect;

function computeTotals(lines: readonly BookableLine[]) {
  const days = lines.map(({ day }) => day).toSorted();
  const parts = lines.flatMap((line) => computeShares(line, line.share));
  return {
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    net_amount: parts.reduce((sum, { net }) => sum + net, 0),
    author_amount: parts.reduce((sum, { share }) => sum + share, 0),
  };
}

const read = async ({ file }: { file: Uint8Array }, { db, now, user }: Context): Promise<CheckedRevenue> =>
  checkRevenue(db, await parseInThread(user.id, { file, today: dayOf(now) }));

/** What was done to imports lately: a file that was checked before that is checked anew. */
async function findLatestChange({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const [latest] = await db.select({ at: max(revenueImport.updated_at) }).from(revenueImport);
  return latest!.at;
}

/**
 * Lets one import or reversal begin at a time, and none while another is booked or taken back: what a file was compared
 * with would be changing. 409 else.
 */
async function refuseSecondImport({ db }: Context): Promise<void> {
  await lockText(db, 'revenue-imports');
  const [other] = await db
    .select({ id: revenueImport.id })
    .from(revenueImport)
    .where(inArray(revenueImport.status, [...underWay]));
  if (other) throw conflict('earnings.office.refusals.import_under_way', { id: other.id });
}

/** The import that a file was booked as; undefined: it was not, or was taken back. */
async function findBooked({ db }: Context, live_hash: string): Promise<number | undefined> {
  const [before] = await db
    .select({ id: revenueImport.id })
    .from(revenueImport)
    .where(eq(revenueImport.live_hash, live_hash));
  return before?.id;
}

interface Prepared extends CheckedRevenue {
  live_hash: string;
  latest: string | null;
  /** The question that is not answered, and the batches that are kept where nothing speaks against booking them. */
  open: CheckedRevenue['questions'][number] | undefined;
  upload: string | undefined;
}

async function checkFile({ file, query }: Input<typeof calls.importRevenue>, context: Context): Promise<Prepared> {
  const live_hash = hashSha256(file);
  const latest = await findLatestChange(context);
  const checked = await read({ file }, context);
  const open = checked.questions.find(({ question }) => !query.confirmed?.includes(question));
  const bookable = checked.errors.length === 0 && !open && !(await findBooked(context, live_hash));
  return {
    ...checked,
    live_hash,
    latest,
    open,
    upload: bookable ? await keepBatches(context, checked.lines) : undefined,
  };
}

/** Books or takes back at once what one batch can; the rest goes on in the background. */
async function beginImport(context: Context, row: ImportRow): Promise<ImportRow> {
  let current = row;
  while (isUnderWay(current.status) && row.line_count <= linesAtOnce) current = await continueImport(context, current);
  return current;
}

const importRevenue: Handler<typeof calls.importRevenue> = Object.assign(
  async ({ fileName }: Input<typeof calls.importRevenue>, context: Context, prepared?: Prepared) => {
    const { db, now, user: me } = context;
    const { lines, errors, open, live_hash, latest, upload } = prepared!;
    await refuseSecondImport(context);
    const before = await findBooked(context, live_hash);
    if (before) throw conflict('earnings.office.refusals.same_file', { id: before });
    if (errors.length > 0) throw refuseLines(errors, revenueFile.shownErrors);
    if (open) throw conflict(`earnings.office.refusals.asks_${open.question}`, { count: open.lines.length });
    if (!upload || (await findLatestChange(context)) !== latest)
      throw conflict('earnings.office.refusals.lines_booked');
    const { first_day, last_day, ...amounts } = computeTotals(lines);
    const at = now.toISOString();
    const row = {
      file_name: fileName || 'revenue.csv',
      status: importSteps.book.from,
      first_day: first_day!,
      last_day: last_day!,
      line_count: lines.length,
      ...amounts,
      imported_by_id: me.id,
    };
    const search = createSearchText(entities.revenueImport, row);
    const [createdRow] = await db
      .insert(revenueImport)
      .values({ ...row, live_hash, upload, created_at: at, updated_at: at, search })
      .returning();
    await audit(context, 'import', 'revenue-imports', createdRow!.id, { net_amount: { to: amounts.net_amount } });
    const { id, status } = await beginImport(context, createdRow!);
    return { id, lines: lines.length, net_amount: amounts.net_amount, status };
  },
  { prepare: checkFile },
);

export const revenueImports: HandlersOf<typeof calls> = {
  previewRevenue: withPreparation(read, async ({ lines, errors, notices, questions }) => ({
    lines: lines.length,
    ...computeTotals(lines),
    notices,
    questions: questions.map(({ question, lines: questioned }) => ({
      question,
      count: questioned.length,
      first_line: questioned[0]!.at,
    })),
    error_count: errors.length,
    errors: errors.slice(0, revenueFile.shownErrors),
  })),

  importRevenue,

  async reverseRevenue({ params: { id }, body: { reason } }, context) {
    const { db, now, user: me } = context;
    const [row] = await db.select().from(revenueImport).where(eq(revenueImport.id, id));
    if (!row) throw notFound();
    await refuseSecondImport(context);
    const [reversing] = await db
      .update(revenueImport)
      .set({ status: importSteps.reverse.to, reason, reversed_by_id: me.id, updated_at: now.toISOString() })
      .where(and(eq(revenueImport.id, id), eq(revenueImport.status, importSteps.reverse.from)))
      .returning();
    if (!reversing) throw conflict('earnings.office.refusals.reversed');
    await audit(context, 'reverse', 'revenue-imports', id, {
      status: { from: importSteps.reverse.from, to: importSteps.take_back.to },
      reason: { to: reason },
    });
    const { status } = await beginImport(context, reversing);
    return { id, status };
  },
};
