export { tables } from './entityTables.ts';
export * from './accountTables.ts';
export * from './chapterTables.ts';
export * from './commentTables.ts';
export * from './contractTables.ts';
export * from './ledgerTables.ts';
export * from './messageTables.ts';
export * from './moneyTables.ts';
export * from './questionTables.ts';
