// What other features of the server and its reference data may use.
export { countPendingArticles, countStaleArticles } from './board.ts';
export { acceptAtRegistration } from './clauses/accept.ts';
export { keepNumbers } from './clauses/numbers.ts';
export { drawTexts } from './draw.ts';
export { checkMissing } from './missing.ts';
export { readShippedArticles as shippedArticles, type ArticleKey } from './shipped.ts';
