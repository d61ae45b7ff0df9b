// What other features of the server may use.
export { type PaymentRow, findPaymentDetails } from './info.ts';
