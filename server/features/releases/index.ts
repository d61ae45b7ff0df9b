// What other features of the server may use.
export { computeBuffers } from './buffers.ts';
