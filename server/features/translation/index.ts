// What other features of the server may use.
export { countWaitingTasks } from './myTranslations.ts';
export { countWaitingReviews } from './reviewQueue.ts';
export { countWaitingTranslations } from './waiting.ts';
