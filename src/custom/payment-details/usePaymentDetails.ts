import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getPaymentDetails } from '#domain/payment-details/paymentDetails.calls.ts';
import { send } from '../../lib/api/client.ts';
import { paymentDetailsKeys } from './queryKeys.ts';

export type PaymentDetailsInfo = AnswerOf<typeof getPaymentDetails>;

/** Where the author is paid. */
export const usePaymentDetails = () =>
  useQuery({ queryKey: paymentDetailsKeys.all, queryFn: () => send(getPaymentDetails, {}) });
