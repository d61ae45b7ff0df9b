// What other features of the server may use.
export { firstPayDays, missedPayDay } from './author/payDay.ts';
export { findConfirmation } from './author/rows.ts';
export { loadBonuses } from './office/close.ts';
export { bookedUpTo } from './office/entries.ts';
export { summarizeMonth } from './office/summary.ts';
export { openStatements } from './open.ts';
export { waitingQuestions } from './questions/handlers.ts';
