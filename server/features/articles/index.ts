// What other features of the server and its reference data may use.
export { articleHtml } from './articleHtml.ts';
export { acceptAtRegistration } from './clauses/accept.ts';
export { shippedArticles, type ArticleKey } from './shipped.ts';
export { countStaleArticles } from './translations.ts';
