// What other features of the server may use.
export { findRefusedEditors } from './refusedEditors.ts';
export { notifyOfEditors } from './notifyAuthors.ts';
