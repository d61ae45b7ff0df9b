import { eq } from 'drizzle-orm';
import type * as calls from '#domain/earnings/storyRevenue.calls.ts';
import { noRange, resolveRevenueMonths } from '#domain/earnings/storyRevenue.ts';
import { formatDollars } from '#domain/kit/figures.ts';
import { tables } from '#server/db/schema.ts';
import { invalid } from '#server/kit/apiError.ts';
import { getFileHeaders } from '#server/kit/attachment.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { writeCsv } from '#server/kit/writeCsv.ts';
import { readRows, readTotals } from './storyRevenue.ts';

const { fiction } = tables;

function getMonths(query: { from?: string | null; to?: string | null }, now: Date) {
  const months = resolveRevenueMonths(query, now);
  if (!months) throw invalid({ from: noRange });
  return months;
}

const columns = [
  'key',
  'title',
  'author_name',
  'gross_amount',
  'app_fees',
  'net_amount',
  'author_amount',
  'house_amount',
  'previous_net_amount',
] as const;

export const storyRevenue: HandlersOf<typeof calls> = {
  async listStoryRevenue({ query: { page, per_page, ...query } }, { db, now }) {
    const months = getMonths(query, now);
    const [rows, totals, [story]] = await Promise.all([
      readRows(db, months, query, { limit: per_page, offset: (page - 1) * per_page }),
      readTotals(db, months, query),
      query.fiction_id ? db.select({ title: fiction.title }).from(fiction).where(eq(fiction.id, query.fiction_id)) : [],
    ]);
    return { ...months, by: query.by, ...totals, ...rows, title: story?.title ?? null };
  },

  async exportStoryRevenue({ query }, { db, now }) {
    const months = getMonths(query, now);
    const { items } = await readRows(db, months, query);
    const text = writeCsv(items, {
      header: true,
      columns: [...columns],
      bom: true,
      cast: { number: formatDollars },
    });
    const name = `works-revenue-${months.from}-${months.to}`;
    return new Response(text, { headers: getFileHeaders('text/csv; charset=utf-8', name, name, 'csv') });
  },
};
