// What other features of the server may use.
export { enterOnce, noteCompletion } from './applications.ts';
export { bonusLines } from './lines.ts';
