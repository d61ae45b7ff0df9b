// What other features of the server and the demo may use.
export { loadFirstPayDays, findMissedPayDay } from './author/payDay.ts';
export { findConfirmation } from './author/rows.ts';
export { settlePosting } from './office/carry.ts';
export { hasNoOwnMoney } from './office/ownMoney.ts';
export { close, loadBonuses } from './office/close.ts';
export { sumBookedUpTo } from './office/entries.ts';
export { summarizeMonth } from './office/summary.ts';
export { loadLastMoves } from './moved.ts';
export { loadOpenStatements as openStatements } from './open.ts';
export { takeStatementStep } from './step.ts';
export { countWaitingQuestions } from './questions/handlers.ts';
