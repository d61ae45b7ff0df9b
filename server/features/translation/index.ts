// What other features of the server may use.
export { waitingTranslations } from './waiting.ts';
