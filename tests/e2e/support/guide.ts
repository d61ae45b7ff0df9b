import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Block {
  kind: 'ts' | 'tsx' | 'diff';
  file: string;
  lines: string[];
}

/** A guide's text without its line ends, and its code blocks that have a file's name: new files, and edits as diffs. */
export function readGuide(root: string, page: string): { text: string; blocks: Block[] } {
  const text = readFileSync(path.join(root, page), 'utf8');
  const blocks = [...text.matchAll(/```(tsx?|diff) title="(.+?)"\n([\s\S]*?)```/g)].map(([, kind, file, body]) => ({
    kind: kind as Block['kind'],
    file: file!,
    lines: body!.trimEnd().split('\n'),
  }));
  return { text: text.replaceAll(/\s+/g, ' '), blocks };
}

const isCatalogue = ({ file }: Block) => file.startsWith('src/i18n/locales/');

/** What whoever follows a guide types: the code's lines and files, and the lines of each language. */
export function countCost(blocks: Block[]): { lines: number; files: number; sentences: number[] } {
  const code = blocks.filter((block) => !isCatalogue(block));
  return {
    lines: code.reduce((sum, block) => sum + typedLines(block), 0),
    files: new Set(code.map(({ file }) => file)).size,
    sentences: blocks.filter(isCatalogue).map(typedLines),
  };
}

/** Types a guide's blocks into a copy of the project. */
export function typeIn(copy: string, blocks: Block[]): void {
  for (const { kind, file, lines } of blocks) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, kind === 'diff' ? patched(readFileSync(target, 'utf8'), lines) : `${lines.join('\n')}\n`);
  }
}

/** Lines that whoever follows the guide types. */
const typedLines = ({ kind, lines }: Block): number =>
  kind !== 'diff' ? lines.length : lines.filter((line) => line.startsWith('+')).length;

/** A file after a diff: '+' lines stand after the line before them, or in the place of '-' lines. */
function patched(before: string, lines: string[]): string {
  const result = before.split('\n');
  let at = 0;
  for (const line of lines) {
    const [sign, rest] = [line[0], line.slice(1)];
    if (sign === '+') {
      result.splice(at, 0, rest);
      at += 1;
      continue;
    }
    const place = result.indexOf(rest, at);
    if (place < 0) throw new Error(`the guide expects this line: ${rest}`);
    if (sign === '-') result.splice(place, 1);
    at = sign === '-' ? place : place + 1;
  }
  return result.join('\n');
}
