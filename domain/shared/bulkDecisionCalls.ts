import { distinctItems } from '#domain/kit/distinctItems.ts';
import * as t from '#domain/kit/types.ts';
import { decisionResults, maxDecisions } from '#domain/shared/bulkDecision.ts';

/** Query of a preview: the records that are marked. */
export const bulkDecisionQuery = { id: t.query.list(t.query.id()).min(1).max(maxDecisions).required() };

/** The records of a bulk decision, each once. */
export const bulkDecisionItems = <T extends { id: number }>(item: t.Schema<T>) => distinctItems(item, maxDecisions);

/** Each record in the order in which it was asked for, with the cents that it is about. */
export const bulkDecisionAnswer = <F extends object>(more: F) =>
  t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          result: t.string().oneOf(decisionResults).required(),
          author: t.string().nullable().defined(),
          amount: t.integer().required(),
          ...more,
        }),
      )
      .required(),
  });
