import { entityNames } from '#domain/entities.ts';
import { isDate } from '#domain/kit/dates.ts';
import { maxSearch } from '#domain/kit/paging.ts';

/** What the address of the page asks for; what is no such thing is left out. */
export interface ActivityQuery {
  by?: string;
  of?: string;
  day_from?: string;
  day_to?: string;
  others?: boolean;
}

const parseDay = (value: string | null) => (value && isDate(value) ? value : undefined);

export const readQuery = (params: URLSearchParams): ActivityQuery => ({
  by: params.get('by')?.slice(0, maxSearch) || undefined,
  of: entityNames.find((name) => name === params.get('of')),
  day_from: parseDay(params.get('day_from')),
  day_to: parseDay(params.get('day_to')),
  others: params.get('others') === 'true' || undefined,
});

/** The address of a query. */
export function formatPath(query: ActivityQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return `/office/activity${search && `?${search}`}`;
}
