// Do the articles that the platform comes with exist in every language, lead to what is there, and name the numbers of the
// platform instead of writing them, as the texts of its contests do? A part of npm run check.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findWrittenNumbers } from '#domain/articles/writtenNumbers.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { readShippedArticles } from '#server/features/articles/shipped.ts';
import { listArticleFaults } from './lint/articles.ts';
import { listSentences } from './lint/catalogues.ts';

const folder = path.join(import.meta.dirname, '../contests');
const contests = globSync('*.json', { cwd: folder }).map((name) => path.basename(name, '.json'));

const faults = [
  ...listArticleFaults(readShippedArticles(), contests),
  ...globSync('texts/*.json', { cwd: folder }).flatMap((file) => {
    const language = path.basename(file, '.json') as InterfaceLanguage;
    const texts = listSentences(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    return Object.entries(texts).flatMap(([place, text]) =>
      findWrittenNumbers(language, text).map((line) => `contests/${file} ${place} writes a number: ${line}`),
    );
  }),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
