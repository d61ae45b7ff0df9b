export { lockBook, storeSource, type SourceText } from './source.ts';
