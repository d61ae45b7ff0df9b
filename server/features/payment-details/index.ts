// What other features of the server may use.
export { type PaymentRow, paymentOf } from './info.ts';
