export const paymentDetailsKeys = { all: ['payment'] };
