/** One figure and, where `docs/performance.md` has one, its budget. */
interface Row {
  what: string;
  value: string;
  budget?: string;
  over?: boolean;
}

const rows: Row[] = [];
const widths = [62, 34, 14];

export function heading(text: string): void {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`);
}

export function note(text: string): void {
  console.log(`  ${text}`);
}

function print(row: Row): void {
  rows.push(row);
  const verdict = row.over === undefined ? '' : row.over ? 'OVER' : 'ok';
  const cells = [row.what, row.value, row.budget ?? '', verdict];
  console.log(`  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' ')}`.trimEnd());
}

/** Prints a figure next to the most that it may be; without a budget it is there to compare with. */
export function figure(what: string, value: number, unit: string, budget?: number, more = ''): void {
  const asText = (number: number) => `${round(number)} ${unit}`.trim();
  print({
    what,
    value: `${asText(value)}${more && `  ${more}`}`,
    ...(budget !== undefined && { budget: asText(budget), over: !(value <= budget) }),
  });
}

/** Says what was not measured, so that nobody takes silence for 'ok'. */
export function skipped(what: string, why: string): void {
  print({ what, value: `!! SKIPPED: ${why}` });
}

export function summary(): void {
  const budgeted = rows.filter(({ over }) => over !== undefined);
  const over = budgeted.filter((row) => row.over);
  console.log(`\n${budgeted.length} figures have a budget, ${over.length} are over it.`);
  for (const { what, value, budget } of over) console.log(`  OVER  ${what}: ${value} (budget ${budget})`);
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toFixed(value >= 10 ? 1 : 2)));

export const kilobytes = (bytes: number): number => bytes / 1000;

/** The value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
