/**
 * The author's part of net cents, rounded half to even per ledger line (decisions.md, 'Money').
 * `proportion` has at most four decimals, 0 to 1; the rest, `net - share`, is the platform's, so sums close.
 */
export function computeShare(net: number, proportion: number): number {
  const units = BigInt(net) * BigInt(Math.round(proportion * 10_000));
  const negative = units < 0n;
  const size = negative ? -units : units;
  const whole = size / 10_000n;
  const twice = (size % 10_000n) * 2n;
  const up = twice > 10_000n || (twice === 10_000n && whole % 2n === 1n);
  const cents = Number(up ? whole + 1n : whole);
  return negative ? -cents || 0 : cents;
}
