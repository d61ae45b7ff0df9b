// What other features of the server may use.
export { buffersOf } from './buffers.ts';
