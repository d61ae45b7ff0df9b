export { readFile as work } from './readFile.ts';
