export { parseDictionary as work } from './parse.ts';
