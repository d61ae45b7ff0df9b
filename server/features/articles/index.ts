// What other features of the server and its reference data may use.
export { renderArticle as articleHtml } from './articleHtml.ts';
export { acceptAtRegistration } from './clauses/accept.ts';
export { readShippedArticles as shippedArticles, type ArticleKey } from './shipped.ts';
export { countStaleArticles } from './translations.ts';
