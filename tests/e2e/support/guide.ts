import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Block {
  kind: 'ts' | 'diff';
  file: string;
  lines: string[];
}

/** The code blocks of docs/adding-a-resource.md: new files, and edits as diffs. */
export function guide(root: string): { text: string; blocks: Block[] } {
  const text = readFileSync(path.join(root, 'docs/adding-a-resource.md'), 'utf8');
  const blocks = [...text.matchAll(/```(ts|diff) title="(.+?)"\n([\s\S]*?)```/g)].map(([, kind, file, body]) => ({
    kind: kind as Block['kind'],
    file: file!,
    lines: body!.trimEnd().split('\n'),
  }));
  return { text, blocks };
}

/** Lines that whoever follows the guide types. */
export const typedLines = ({ kind, lines }: Block): number =>
  kind === 'ts' ? lines.length : lines.filter((line) => line.startsWith('+')).length;

/** A file after a diff: '+' lines stand after the line before them, or in the place of '-' lines. */
export function patched(before: string, lines: string[]): string {
  const result = before.split('\n');
  let at = 0;
  for (const line of lines) {
    const [sign, rest] = [line[0], line.slice(1)];
    if (sign === '+') {
      result.splice(at, 0, rest);
      at += 1;
      continue;
    }
    const found = result.indexOf(rest, at);
    if (found < 0) throw new Error(`the guide expects this line: ${rest}`);
    if (sign === '-') result.splice(found, 1);
    at = sign === '-' ? found : found + 1;
  }
  return result.join('\n');
}
