import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a language does not say, and what it says instead. */
export interface AvoidedWords {
  language: string;
  pattern: RegExp;
  instead: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const pageOfTerms = path.join(root, 'docs/terms.md');
/** `| es | `podéis\|veréis` | pueden, verán |` */
const row = /^\| ([\w-]+)\s*\| `(.+?)`\s*\| (.+?)\s*\|$/gm;

/** The rows under 'Not these words' of a page; the words are a regular expression, capitals do not count. */
export function readAvoidedWords(page = readFileSync(pageOfTerms, 'utf8')): AvoidedWords[] {
  const [, section = ''] = page.split('## Not these words');
  return [...section.matchAll(row)].map(([, language, words, instead]) => ({
    language: language!,
    pattern: new RegExp(words!.replaceAll('\\|', '|'), 'iu'),
    instead: instead!,
  }));
}

/** The articles that come with the platform in a language, by file, without the names of the numbers in them. */
export const readArticleTexts = (language: string): Record<string, string> =>
  Object.fromEntries(
    globSync(`articles/${language}/*/*.md`, { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8').replaceAll(/\{\{[\w.]+\}\}/g, ''),
    ]),
  );

/** Which of the sentences, by key or file, say a word that the language avoids, a line each. */
export function listTermFaults(
  language: string,
  sentences: Record<string, string>,
  avoided: readonly AvoidedWords[],
): string[] {
  const rows = avoided.filter((words) => words.language === language);
  return Object.entries(sentences).flatMap(([key, sentence]) =>
    rows.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(sentence)?.[0];
      return word ? [`${language}: ${key} says “${word}” instead of “${instead}”`] : [];
    }),
  );
}
