// What other features of the server may use.
export { notifyOfEditors } from './notifyAuthors.ts';
