/**
 * The author's part of net cents, rounded half to even per ledger line (decisions.md, 'Money').
 * `proportion` has at most four decimals, 0 to 1; the rest, `net - share`, is the platform's, so sums close.
 */
export function shareOf(net: number, proportion: number): number {
  const units = BigInt(net) * BigInt(Math.round(proportion * 10_000));
  const negative = units < 0n;
  const size = negative ? -units : units;
  const whole = size / 10_000n;
  const twice = (size % 10_000n) * 2n;
  const up = twice > 10_000n || (twice === 10_000n && whole % 2n === 1n);
  const cents = Number(up ? whole + 1n : whole);
  return negative ? -cents || 0 : cents;
}

/** '12.34' or '12' typed into a form, as cents; undefined when it is no amount with at most two decimals. */
export function parseMoney(typed: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -cents || 0 : cents;
}
