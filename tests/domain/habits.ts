import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

export interface Habit {
  name: string;
  pattern: RegExp;
  /** Where it is right: how the names of these files end. */
  allowed: string[];
  /** What the pattern finds. */
  examples: string[];
}

/** Tests that no line of the code does in its own way what is done in one place. */
export function testHabits(code: string, habits: readonly Habit[]): void {
  const files = globSync(`${code}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.startsWith('src/i18n/'));

  test.each(habits)('$name', ({ pattern, allowed }) => {
    const breaches = files
      .filter((file) => !allowed.some((end) => file.endsWith(end)))
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .filter((line) => pattern.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(breaches).toEqual([]);
  });

  test.each(habits)('the other way is found: $name', ({ pattern, examples }) => {
    for (const example of examples) expect(example).toMatch(pattern);
  });
}
