import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#domain/kit/catalogue.ts';
import { listSentences } from './catalogues.ts';

/** What a language does not say, and what it says instead. */
export interface AvoidedWords {
  language: string;
  pattern: RegExp;
  instead: string;
}

const pageOfTerms = path.resolve(import.meta.dirname, '../../docs/terms.md');
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

/** The sentences of a language that say an avoided word, a line each. */
export function termFaults(language: string, own: Catalogue, avoided: readonly AvoidedWords[]): string[] {
  const rows = avoided.filter((words) => words.language === language);
  return Object.entries(listSentences(own)).flatMap(([key, sentence]) =>
    rows.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(sentence)?.[0];
      return word ? [`${language}: ${key} says “${word}” instead of “${instead}”`] : [];
    }),
  );
}
