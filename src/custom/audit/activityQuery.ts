import { auditLogActions, type AuditLogAction } from '#domain/audit/auditLog.ts';
import { entityNames } from '#domain/entities.ts';
import { isDate } from '#domain/kit/dates.ts';
import { maxSearch } from '#domain/kit/searchLimit.ts';
import { parseId } from '../../lib/routing/parseId.ts';
import { toRangeEnd } from '../../resources/list/dateEnds.ts';

/** What the address of the page asks for; what is no such thing is left out. */
export interface ActivityQuery {
  by?: string;
  of?: string;
  record_id?: number;
  /** One action, or several that are called the same, with commas between. */
  action?: string;
  /** Days of the reader's own clock, the last one in it. */
  day_from?: string;
  day_to?: string;
  others?: boolean;
  mine?: boolean;
}

const parseDay = (value: string | null) => (value && isDate(value) ? value : undefined);

const isAction = (value: string) => auditLogActions.some((action) => action === value);

export const readQuery = (params: URLSearchParams): ActivityQuery => ({
  by: params.get('by')?.slice(0, maxSearch) || undefined,
  of: entityNames.find((name) => name === params.get('of')),
  record_id: parseId(params, 'record_id'),
  action: params.get('action')?.split(',').filter(isAction).join(',') || undefined,
  day_from: parseDay(params.get('day_from')),
  day_to: parseDay(params.get('day_to')),
  others: params.get('others') === 'true' || undefined,
  mine: params.get('mine') === 'true' || undefined,
});

/** The address of a query. */
export function formatPath(query: ActivityQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return `/office/activity${search && `?${search}`}`;
}

/** What the call takes. */
export const toCallQuery = ({ of, action, day_from, day_to, ...query }: ActivityQuery) => ({
  ...query,
  at_from: day_from && toRangeEnd(day_from, 'time', 'from'),
  at_to: day_to && toRangeEnd(day_to, 'time', 'to'),
  of: of ? [of] : undefined,
  action: action ? (action.split(',') as AuditLogAction[]) : undefined,
});
