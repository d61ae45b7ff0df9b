export const paymentKeys = { all: ['payment'] };
