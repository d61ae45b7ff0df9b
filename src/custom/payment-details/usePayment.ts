import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getPaymentDetails } from '#domain/payment-details/paymentDetails.calls.ts';
import { send } from '../../lib/api/client.ts';
import { paymentKeys } from './queryKeys.ts';

export type PaymentInfo = AnswerOf<typeof getPaymentDetails>;

/** Where the author is paid. */
export const usePayment = () => useQuery({ queryKey: paymentKeys.all, queryFn: () => send(getPaymentDetails, {}) });
