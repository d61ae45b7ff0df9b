// What other features of the server may use.
export { checkEditor } from './checkEditor.ts';
export { notifyOfEditors } from './notifyAuthors.ts';
