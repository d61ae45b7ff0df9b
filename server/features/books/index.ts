export { lockBook, storeSource, type SourceText, type Stored } from './source.ts';
