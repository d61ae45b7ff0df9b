// What other features of the server may use.
export { loadNetRevenue } from './netRevenue.ts';
export { sumNetRevenue } from './storyRevenue.ts';
