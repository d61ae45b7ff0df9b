// What other features of the server may use.
export { enterOnce, findEntered, noteCompletion } from './applications.ts';
export { loadBonusLines } from './lines.ts';
export { loadStatementMonths } from './statementMonths.ts';
