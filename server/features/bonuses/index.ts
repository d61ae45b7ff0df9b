// What other features of the server may use.
export { enterOnce, noteCompletion } from './applications.ts';
export { loadBonusLines } from './lines.ts';
