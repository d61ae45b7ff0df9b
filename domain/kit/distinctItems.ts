import { message } from './messages.ts';
import * as t from './types.ts';

/** At least one item of a body, at most `max`, each of another record: by its `id`, or by what else names it. */
export const distinctItems = <T extends object>(
  item: t.Schema<T>,
  max: number,
  key: keyof T & string = 'id' as never,
) =>
  t
    .array(item)
    .min(1)
    .max(max)
    .required()
    .test(
      'distinct',
      message('validation.choice'),
      (items) => new Set(items?.map((one) => (one as T | null)?.[key])).size === (items?.length ?? 0),
    );
