// What other features of the server may use.
export { waitingTasks } from './myTranslations.ts';
export { waitingReviews } from './reviewQueue.ts';
export { waitingTranslations } from './waiting.ts';
