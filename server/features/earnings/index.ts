// What other features of the server may use.
export { netRevenueOf } from './worksRevenue.ts';
