import { parseRelativeSpan, type SpanForm } from '#domain/kit/relativeSpans.ts';
import type { useT } from '../../i18n/index.ts';

const names = {
  today: 'common.office.date.today',
  yesterday: 'common.office.date.yesterday',
  'last_#_days': 'common.office.date.last_days',
  'next_#_days': 'common.office.date.next_days',
  'older_than_#_days': 'common.office.date.older_than_days',
  this_month: 'common.office.date.this_month',
  last_month: 'common.office.date.last_month',
  this_year: 'common.office.date.this_year',
  'last_#_months': 'common.office.date.last_months',
  'older_than_#_months': 'common.office.date.older_than_months',
} as const satisfies Record<SpanForm, string>;

/** So many are meant until a number is typed. */
export const assumedCount = 30;

/** The same of as many days or months as are typed, or of any. */
export const formatSpanForm = (form: SpanForm, count: string, t: ReturnType<typeof useT>): string =>
  t(names[form], { smart_count: Number(count) || assumedCount, count: count || '…' });

/** Days that move with the present one, in the reader's words. */
export function formatSpan(text: string, t: ReturnType<typeof useT>): string {
  const span = parseRelativeSpan(text);
  return span ? t(names[span.form], { smart_count: span.count, count: span.count }) : text;
}
