import { entityNames } from '#domain/entities.ts';
import { maxSearch } from '#domain/kit/crud.ts';
import { isDate } from '#domain/kit/dates.ts';

/** What the address of the page asks for; what is no such thing is left out. */
export interface ActivityPlace {
  by?: string;
  of?: string;
  day_from?: string;
  day_to?: string;
  others?: boolean;
}

const dayIn = (value: string | null) => (value && isDate(value) ? value : undefined);

export const readPlace = (params: URLSearchParams): ActivityPlace => ({
  by: params.get('by')?.slice(0, maxSearch) || undefined,
  of: entityNames.find((name) => name === params.get('of')),
  day_from: dayIn(params.get('day_from')),
  day_to: dayIn(params.get('day_to')),
  others: params.get('others') === 'true' || undefined,
});

/** The address of a place. */
export function formatPath(place: ActivityPlace): string {
  const asked = Object.entries(place).filter(([, value]) => value);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `/office/activity${query && `?${query}`}`;
}
