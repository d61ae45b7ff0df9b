import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A message key as code writes it: the whole, or the parts around what is filled in, of a template or of its type. */
type Written = readonly string[];

function collectKeys(node: unknown, keys: Written[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
  if (type === 'Literal' && typeof value === 'string') keys.push([value]);
  if (quasis) keys.push(quasis.map((part) => part.value.cooked));
  for (const child of Object.values(node)) collectKeys(child, keys);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of some keys those that no code says; sources by their files. */
export function listUnusedKeys(keys: readonly string[], sources: Record<string, string>): string[] {
  const written: Written[] = [];
  for (const [file, source] of Object.entries(sources)) collectKeys(parseSync(file, source).program, written);
  const whole = new Set(written.filter((parts) => parts.length === 1).map(([key]) => key));
  // Without a dot beside a word a template is any text.
  const templates = written.filter((parts) => parts.length > 1 && parts.some((part) => /\w\.|\.\w/.test(part)));
  const patterns = [...new Set(templates.map((parts) => `^${parts.map(escape).join('[\\w./-]*')}$`))].map(
    (pattern) => new RegExp(pattern),
  );
  return keys.filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

export const readSources = (): Record<string, string> =>
  Object.fromEntries(globSync('{domain,server,src}/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]));
