import {
  revenueGroupings,
  resolveRevenueMonths,
  revenueOrders,
  type RevenueGrouping,
} from '#domain/earnings/storyRevenue.ts';
import { isMonth } from '#domain/kit/dates.ts';
import { maxPage } from '#domain/kit/paging.ts';
import { storyLanguages } from '#domain/languages.ts';
import { parseId } from '../../../lib/routing/parseId.ts';

/** What the address of the page asks for; what is no such thing is left out. */
export interface RevenueQuery {
  from?: string;
  to?: string;
  by: RevenueGrouping;
  order: (typeof revenueOrders)[number];
  fiction_id?: number;
  language?: (typeof storyLanguages)[number];
  app?: string;
  page: number;
}

const getOne = <const T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value);
const parseMonth = (value: string | null) => (value && isMonth(value) ? value : undefined);
const parsePage = (value: string | null) => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
};

/** Months that are no range are none. */
const parseMonths = (from: string | null, to: string | null) => {
  const months = { from: parseMonth(from), to: parseMonth(to) };
  return resolveRevenueMonths(months, new Date()) ? months : {};
};

export const readQuery = (params: URLSearchParams): RevenueQuery => ({
  ...parseMonths(params.get('from'), params.get('to')),
  by: getOne(revenueGroupings, params.get('by')) ?? 'work',
  order: getOne(revenueOrders, params.get('order')) ?? 'net_amount',
  fiction_id: parseId(params, 'fiction_id'),
  language: getOne(storyLanguages, params.get('language')),
  app: params.get('app')?.slice(0, 60) || undefined,
  page: parsePage(params.get('page')),
});

const path = '/office/works-revenue';

/** The address of a query, without what goes without saying. */
export function formatPath(query: Partial<RevenueQuery>): string {
  const usual: Partial<RevenueQuery> = { by: 'work', order: 'net_amount', page: 1 };
  const entries = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== usual[name as keyof RevenueQuery],
  );
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}
