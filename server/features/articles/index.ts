// What other features of the server and its reference data may use.
export { acceptAtRegistration } from './clauses/accept.ts';
export { keepNumbers } from './clauses/numbers.ts';
export { drawTexts } from './draw.ts';
export { checkMissing } from './missing.ts';
export { countPendingArticles } from './pending.ts';
export { readShippedArticles as shippedArticles, type ArticleKey } from './shipped.ts';
export { countStaleArticles } from './translations.ts';
