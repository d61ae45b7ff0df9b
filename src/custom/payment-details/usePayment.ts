import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import { getPaymentInfo, savePaymentInfo } from '#domain/payment-details/paymentDetails.calls.ts';
import { send } from '../../lib/api/client.ts';
import { paymentKeys } from './queryKeys.ts';

export type PaymentInfo = AnswerOf<typeof getPaymentInfo>;

const queryKey = paymentKeys.all;

/** Where the author is paid. */
export const usePayment = () => useQuery({ queryKey, queryFn: () => send(getPaymentInfo, {}) });

/** Has it read again. */
export function usePaymentChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

/** Saves where to pay. Throws ApiError; that it is locked now is told with what is asked for next. */
export function useSavePayment(): (body: BodyOf<typeof savePaymentInfo>) => Promise<PaymentInfo> {
  const client = useQueryClient();
  return async (body) => {
    try {
      const saved = await send(savePaymentInfo, { body });
      client.setQueryData(queryKey, saved);
      return saved;
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
