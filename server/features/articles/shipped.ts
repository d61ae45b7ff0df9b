import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isArticlePlace, type ArticlePlace } from '#domain/articles/article.ts';
import { isInterfaceLanguage, type InterfaceLanguage } from '#domain/languages.ts';

export interface ShippedArticle {
  place: ArticlePlace;
  slug: string;
  language: InterfaceLanguage;
  title: string;
  summary: string;
  body: string;
}

const folder = path.join(import.meta.dirname, '../../../articles');
/** `# Title`, a paragraph as the summary, and the body. */
const parts = /^# (.+)\n\n((?:.+\n)+)\n([^]+)$/;

/** The articles that come with the platform: `articles/<language>/<place>/<slug>.md`. Throws for a file that is none. */
export function shippedArticles(): ShippedArticle[] {
  return globSync('*/*/*.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [language = '', place = '', name = ''] = file.split(path.sep);
      const [, title, summary, body] = parts.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      if (!isInterfaceLanguage(language) || !isArticlePlace(place) || !title || !summary || !body)
        throw new Error(`articles/${file} is no article`);
      const oneLine = summary.trim().replaceAll('\n', ' ');
      return { place, slug: path.basename(name, '.md'), language, title, summary: oneLine, body: body.trim() };
    });
}
