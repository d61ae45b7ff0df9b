import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSentences } from './catalogues.ts';

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

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root });

/** Texts in JSON that come with the platform or its demo, and which of them it says itself: not what a story tells. */
const getTextFiles = (language: string): [files: string, said: RegExp][] => [
  [`server/reference/contract-terms/${language}.json`, /./],
  [`server/reference/restricted-words/${language}.json`, /\.note$/],
  [`contests/texts/${language}.json`, /./],
  [`demo/texts/${language}/{contest,messages}.json`, /./],
  [`demo/texts/${language}/chapters.json`, /^rejections\./],
];
/** What there is in English alone. */
const englishFiles: [files: string, said: RegExp][] = [
  ['contests/*.json', /^name$/],
  ['demo/texts/staff.json', /^(bonus_remarks|task_rejections|contest_criteria)\./],
];

/**
 * What the platform comes with in a language beside its catalogue, by file and place: articles, without the names of the
 * numbers in them, contracts and their short cards, contests, notes to restricted words, and what staff of the demo write.
 */
export function readTexts(language: string): Record<string, string> {
  const plain = [
    `articles/${language}/*/*.md`,
    ...(language === 'en' ? ['server/reference/contract-templates/*.txt'] : []),
  ];
  const inJson = [...getTextFiles(language), ...(language === 'en' ? englishFiles : [])];
  return Object.fromEntries([
    ...plain.flatMap(find).map((file) => [file, read(file).replaceAll(/\{\{[\w.]+\}\}/g, '')]),
    ...inJson.flatMap(([files, said]) =>
      find(files).flatMap((file) =>
        Object.entries(listSentences(JSON.parse(read(file))))
          .filter(([place]) => said.test(place))
          .map(([place, text]) => [`${file} ${place}`, text]),
      ),
    ),
  ]);
}

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
