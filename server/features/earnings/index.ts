// What other features of the server may use.
export { sumNetRevenue } from './storyRevenue.ts';
