/** Spans of days that move with the present one; `#` is a number of days. */
export const relativeDays = ['today', 'yesterday', 'last_#_days', 'next_#_days', 'older_than_#_days'] as const;
/** The same of whole months. */
export const relativeMonths = [
  'this_month',
  'last_month',
  'this_year',
  'last_#_months',
  'older_than_#_months',
] as const;
export type SpanForm = (typeof relativeDays)[number] | (typeof relativeMonths)[number];

/** A span as its form and the number in it: `last_7_days` is `last_#_days` and 7. */
export interface RelativeSpan {
  form: SpanForm;
  count: number;
}

const forms: readonly SpanForm[] = [...relativeDays, ...relativeMonths];

/** A span as it is written in an address; undefined where it is none. */
export function parseRelativeSpan(text: string): RelativeSpan | undefined {
  const count = /\d+/.exec(text)?.[0];
  const form = forms.find((one) => one === text.replace(/\d+/, '#'));
  if (!form || form.includes('#') !== (count !== undefined)) return undefined;
  return count === undefined || /^[1-9]\d{0,3}$/.test(count) ? { form, count: Number(count ?? 0) } : undefined;
}
