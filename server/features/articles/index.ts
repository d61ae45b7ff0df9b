// What other features of the server may use.
export { articleHtml } from './articleHtml.ts';
export { acceptAtRegistration } from './clauses/accept.ts';
export { staleArticles } from './translations.ts';
