// What other features of the server may use.
export { factsOf } from './eligible.ts';
