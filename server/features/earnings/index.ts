// What other features of the server may use.
export { loadNetRevenue, sumNetRevenue } from './storyRevenue.ts';
