import * as fc from 'fast-check';
import { test } from 'vitest';

export { fc };

/** A test of something that holds for all values. */
export function property<T extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...values: T) => boolean | void,
): void {
  test(name, () =>
    fc.assert(
      fc.property(fc.tuple<T>(...arbitraries), (values) => holds(...values)),
      { numRuns: 300 },
    ),
  );
}
