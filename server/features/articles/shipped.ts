import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isArticlePlace, type ArticlePlace } from '#domain/articles/article.ts';
import { isInterfaceLanguage, type InterfaceLanguage } from '#domain/languages.ts';

/** What an article is known by. */
export interface ArticleKey {
  place: ArticlePlace;
  slug: string;
  language: InterfaceLanguage;
}

export interface ShippedArticle extends ArticleKey {
  title: string;
  summary: string;
  body: string;
}

const folder = path.join(import.meta.dirname, '../../../articles');
/** `# Title`, a paragraph as the summary, and the body. */
const parts = /^# (.+)\n\n((?:.+\n)+)\n([^]+)$/;

function readArticle(file: string, key: ArticleKey): ShippedArticle {
  const [, title, summary, body] = parts.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  if (!title || !summary || !body) throw new Error(`articles/${file} is no article`);
  return { ...key, title, summary: summary.trim().replaceAll('\n', ' '), body: body.trim() };
}

/**
 * The articles that come with the platform, `articles/<language>/<place>/<slug>.md`, as far as they are wanted: no others
 * are read. Throws for a file that is none.
 */
export function readShippedArticles(isWanted: (key: ArticleKey) => boolean = () => true): ShippedArticle[] {
  return globSync('*/*/*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const [language = '', place = '', name = ''] = file.split(path.sep);
      if (!isInterfaceLanguage(language) || !isArticlePlace(place)) throw new Error(`articles/${file} is no article`);
      const key = { place, slug: path.basename(name, '.md'), language };
      return isWanted(key) ? [readArticle(file, key)] : [];
    });
}
