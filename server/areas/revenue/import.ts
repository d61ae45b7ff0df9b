import { and, eq, like, sql } from 'drizzle-orm';
import type * as calls from '#domain/calls/revenue.ts';
import { entities } from '#domain/entities/index.ts';
import { dayOf } from '#domain/rules/clock.ts';
import { revenueFile } from '#domain/rules/revenue.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, revenueLines, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { searchText } from '#server/kit/crud.ts';
import { conflict, invalid, notFound } from '#server/kit/refusal.ts';
import { sha256 } from '#server/kit/sha256.ts';
import { post, type Account, type Posting } from '#server/ledger/post.ts';
import { revenueEntries, sharesOf } from '#server/ledger/revenueEntries.ts';
import { readRevenue, type LineError, type ReadLine } from './read.ts';

const { revenueImport } = tables;

function totals(lines: readonly ReadLine[]) {
  const days = lines.map(({ day }) => day).toSorted();
  const parts = lines.flatMap((line) => sharesOf(line, line.story.share_proportion));
  return {
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    net_amount: parts.reduce((sum, { net }) => sum + net, 0),
    author_amount: parts.reduce((sum, { share }) => sum + share, 0),
  };
}

const postingOf = (import_id: number, line: ReadLine): Posting => ({
  source: `import:${import_id}:${line.at}`,
  day: line.day,
  fiction: { id: line.fiction_id, language: line.language },
  app: line.app,
  entries: revenueEntries(line, line.story.author_id, line.story.share_proportion),
});

const refused = (errors: readonly LineError[]) =>
  invalid(
    Object.fromEntries(
      errors
        .slice(0, revenueFile.shownErrors)
        .map(({ line, column, error }) => [line === 0 ? column : `lines[${line}].${column}`, error]),
    ),
  );

/** Keeps the lines; one that another import brought meanwhile is 409. */
async function keepLines({ db }: Context, import_id: number, lines: readonly ReadLine[]): Promise<void> {
  const rows = lines.map(({ app, day, fiction_id, language, royalty, ad, gift }) => ({
    import_id,
    app,
    day,
    fiction_id,
    language,
    royalty,
    ad,
    gift,
  }));
  const kept = await insertAll(db, revenueLines, rows, sql`on conflict do nothing returning id`);
  if (kept.length !== rows.length) throw conflict('finance.errors.lines_booked');
}

async function reversalOf({ db }: Context, id: number, reason: string, day: string): Promise<Posting[]> {
  const rows = await db
    .select({ posting: ledgerPostings, entry: ledgerEntries, account: ledgerAccounts.number })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(like(ledgerPostings.source, `import:${id}:%`));
  return [...Map.groupBy(rows, ({ posting }) => posting.id).values()].map(([first, ...rest]) => {
    const { posting } = first!;
    return {
      source: `reverse:${posting.source}`,
      day: posting.day > day ? day : posting.day,
      fiction: { id: posting.fiction_id!, language: posting.language! },
      app: posting.app ?? undefined,
      remark: reason,
      reverses_id: posting.id,
      entries: [first!, ...rest].map(({ entry, account }) => ({
        account: account as Account,
        kind: entry.kind,
        amount: -entry.amount,
      })),
    };
  });
}

export const importing: Pick<HandlersOf<typeof calls>, 'previewRevenue' | 'importRevenue' | 'reverseRevenue'> = {
  async previewRevenue({ file }, { db, now }) {
    const { lines, errors, shown } = await readRevenue(db, now, file);
    return { lines: lines.length, ...totals(lines), error_count: errors.length, errors: shown };
  },

  async importRevenue({ file, fileName }, context) {
    const { db, now, user: me } = context;
    const live_hash = sha256(file);
    const [before] = await db
      .select({ id: revenueImport.id })
      .from(revenueImport)
      .where(eq(revenueImport.live_hash, live_hash));
    if (before) throw conflict('finance.errors.same_file', { id: before.id });
    const { lines, errors } = await readRevenue(db, now, file);
    if (errors.length > 0) throw refused(errors);
    const { first_day, last_day, ...sums } = totals(lines);
    const at = now.toISOString();
    const row = {
      file_name: fileName || 'revenue.csv',
      first_day: first_day!,
      last_day: last_day!,
      line_count: lines.length,
      ...sums,
      imported_by_id: me.id,
    };
    const [made] = await db
      .insert(revenueImport)
      .values({ ...row, live_hash, created_at: at, updated_at: at, search: searchText(entities.revenueImport, row) })
      .onConflictDoNothing()
      .returning({ id: revenueImport.id });
    if (!made) throw conflict('finance.errors.lines_booked');
    await keepLines(context, made.id, lines);
    await post(
      context,
      lines.map((line) => postingOf(made.id, line)),
    );
    await audit(context, 'import', 'revenue-imports', made.id, { net_amount: { to: sums.net_amount } });
    return { id: made.id, lines: lines.length, net_amount: sums.net_amount };
  },

  async reverseRevenue({ params: { id }, body: { reason } }, context) {
    const { db, now } = context;
    const [row] = await db.select().from(revenueImport).where(eq(revenueImport.id, id)).for('update');
    if (!row) throw notFound();
    if (row.status === 'reversed') throw conflict('finance.errors.reversed');
    await db
      .update(revenueImport)
      .set({ status: 'reversed', reason, live_hash: null, updated_at: now.toISOString() })
      .where(eq(revenueImport.id, id));
    await db
      .update(revenueLines)
      .set({ reversed: true })
      .where(and(eq(revenueLines.import_id, id), eq(revenueLines.reversed, false)));
    await post(context, await reversalOf(context, id, reason, dayOf(now)));
    await audit(context, 'reverse', 'revenue-imports', id, {
      status: { from: 'imported', to: 'reversed' },
      reason: { to: reason },
    });
    return { id, status: 'reversed' as const };
  },
};
