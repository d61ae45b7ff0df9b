// What other features of the server may use.
export { type PaymentDetailsRow as PaymentRow, findPaymentDetails } from './info.ts';
