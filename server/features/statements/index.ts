// What other features of the server may use.
export { firstPayDays, missedPayDay } from './author/payDay.ts';
export { confirmationOf } from './author/rows.ts';
export { bonusesOf } from './office/close.ts';
export { bookedUpTo } from './office/entries.ts';
export { summaryOf } from './office/summary.ts';
export { openStatements } from './open.ts';
export { waitingQuestions } from './questions/handlers.ts';
